import { expect, it } from 'vitest';
import { themeCss } from './theme-css.ts';
import { bereaTheme } from './theme.ts';

it('theme.css is what the theme says', async () => {
  await expect(themeCss()).toMatchFileSnapshot('theme.css');
});

it('changes no variable in the dark theme that the light one lacks', () => {
  expect(Object.keys(bereaTheme('dark', 'medium')).toSorted()).toEqual(
    Object.keys(bereaTheme('light', 'medium')).toSorted(),
  );
});
