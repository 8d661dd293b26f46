/**
 * Styles on the server and in the page that takes over its HTML. The server collects the rules of what it renders; in
 * the browser the same provider finds them in the page instead of inserting them again.
 */
export {
  createDOMRenderer as createStyleRenderer,
  RendererProvider as StyleProvider,
  renderToStyleElements as styleElements,
} from '@fluentui/react-components';
