import { FluentProvider } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** The variables stand in `theme.css`, so Fluent has none to insert. */
const inThePage = {};

/**
 * Applies the theme to its children, including dialogs and menus. Colours and sizes come from `theme.css`: the root
 * element has the class `dark` or not, and `data-font-size`, before the first paint.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <FluentProvider theme={inThePage}>{children}</FluentProvider>;
}
