<template name="row">
  <text>{{item.name}}</text>
</template>
