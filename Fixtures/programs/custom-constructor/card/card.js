import { XComponent } from '../common/component'
XComponent({ props: { title: String, showIcon: { type: Boolean }, note: null }, methods: { onTap() { this.$emit('change') } } })
