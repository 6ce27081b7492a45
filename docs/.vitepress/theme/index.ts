import DefaultTheme from 'vitepress/theme'
import { defineAsyncComponent } from 'vue'
import './style.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }: { app: { component(name: string, component: object): unknown } }) {
    // the editor is fetched by the page that has one
    app.component(
      'RoutePlayground',
      defineAsyncComponent(() => import('../playground/RoutePlayground.vue')),
    )
  },
}
