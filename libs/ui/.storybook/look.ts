import type { Mode } from '../src/theme/theme.ts';
import type { FontSize } from '../src/theme/type-scale.ts';

export interface Look {
  readonly theme: Mode;
  readonly fontSize: FontSize;
}

/** What the toolbar holds; it can come from an address, so anything unknown is the default. */
export function lookOf({ theme, fontSize }: Readonly<Record<string, unknown>>): Look {
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    fontSize: fontSize === 'small' || fontSize === 'large' ? fontSize : 'medium',
  };
}
