import type { Mode } from '../theme/theme.ts';
import type { FontSize } from '../theme/type-scale.ts';

/** The theme and font size selected in the toolbar. */
export interface Look {
  readonly theme: Mode;
  readonly fontSize: FontSize;
}

/** Parses the toolbar values. They may come from the URL, so unknown values become the default. */
export function lookOf({ theme, fontSize }: Readonly<Record<string, unknown>>): Look {
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    fontSize: fontSize === 'small' || fontSize === 'large' ? fontSize : 'medium',
  };
}
