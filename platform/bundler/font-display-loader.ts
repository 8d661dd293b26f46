import type { LoaderContext } from '@rspack/core';

/**
 * Text is shown in its font at once or, on a slow first visit, in a similar one of the system. The packages' own `swap`
 * would exchange the font under the eyes of the reader, and every line below would move.
 */
export default function fontDisplayLoader(this: LoaderContext, css: string): string {
  return css.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
}
