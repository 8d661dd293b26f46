import { makeStyles } from '@berea/ui';
import { createStyleRenderer, StyleProvider } from '@berea/ui/shell';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { firstStyles } from './first-styles.ts';

const useStyles = makeStyles({
  button: {
    color: 'red',
    ':hover': { color: 'blue' },
    '@media (forced-colors: active)': { color: 'Highlight', ':hover:active': { color: 'HighlightText' } },
    '@media print': { ':hover': { color: 'black' } },
  },
});
const Button = () => createElement('button', { className: useStyles().button });

it('the first styles leave out what shows only when somebody points at something', () => {
  const renderer = createStyleRenderer();
  renderToString(
    createElement(StyleProvider, { renderer } as ComponentProps<typeof StyleProvider>, createElement(Button)),
  );
  const styles = renderToStaticMarkup(firstStyles(renderer));
  expect(styles.match(/color: ?\w+/g)).toEqual(['color:red', 'color:Highlight']);
  expect(styles).not.toContain('print');
});
