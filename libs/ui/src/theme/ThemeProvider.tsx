import { FluentProvider } from '@fluentui/react-components';
import { useMemo, type ReactNode } from 'react';
import { bereaTheme, type Mode } from './theme.ts';
import type { FontSize } from './type-scale.ts';

/**
 * Applies the theme to its children, including dialogs and menus (they are rendered into the same provider's styles).
 */
export function ThemeProvider({ mode, fontSize, children }: { mode: Mode; fontSize: FontSize; children: ReactNode }) {
  const theme = useMemo(() => bereaTheme(mode, fontSize), [mode, fontSize]);
  return <FluentProvider theme={theme}>{children}</FluentProvider>;
}
