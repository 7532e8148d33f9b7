Component({})
