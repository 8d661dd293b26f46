/**
 * What only the shell uses, compiled into it. A remote that imported it would have a second copy of Griffel, which lint
 * refuses.
 */
export * from './shell-icons.ts';
export { Mark } from './layout/Mark.tsx';
export { createStyleRenderer, styleElements, StyleProvider } from './theme/style-renderer.ts';
export { ThemeProvider } from './theme/ThemeProvider.tsx';
