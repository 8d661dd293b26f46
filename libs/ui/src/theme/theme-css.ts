import { bereaTheme } from './theme.ts';
import { fontSizes, typeScale } from './type-scale.ts';

/** Fluent's palettes for avatars and charts are two thirds of its variables, and no part here uses them. */
const unused = /^colorPalette(?!Red|Green|DarkOrange)/;

const block = (selector: string, variables: Readonly<Record<string, string | number>>): string =>
  `${selector} {\n${Object.entries(variables)
    .map(([name, value]) => `  --${name}: ${value};`)
    .join('\n')}\n}\n`;

/**
 * The theme as CSS variables: `theme.css`, which pages load instead of the theme's code. Light is everywhere, `.dark`
 * changes what differs, and `data-font-size` chooses the type scale; the page's root element has both before the first
 * paint.
 */
export function themeCss(): string {
  const scale = typeScale('medium');
  const light = bereaTheme('light', 'medium') as unknown as Record<string, string | number>;
  const dark = bereaTheme('dark', 'medium') as unknown as Record<string, string | number>;
  const entries = Object.entries(light).filter(([name]) => !(name in scale) && !unused.test(name));
  return [
    '/* Written by `npx vitest run --project unit-node -u libs/ui/src/theme/theme-css.test.ts`. Change theme.ts or type-scale.ts. */\n',
    block(':root', Object.fromEntries(entries)),
    // Paper is white: light text on it could not be read.
    `@media not print {\n${block(
      '.dark',
      Object.fromEntries(entries.flatMap(([name, value]) => (dark[name] === value ? [] : [[name, dark[name]!]]))),
    )}}\n`,
    ...fontSizes.map((size) => block(`[data-font-size='${size}']`, typeScale(size))),
  ].join('\n');
}
