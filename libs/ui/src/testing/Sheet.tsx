import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useLayoutEffect, type ReactNode } from 'react';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { tokens } from '../theme/tokens.ts';
import type { Look } from './look.ts';

const useStyles = makeStyles({
  sheet: { boxSizing: 'border-box', backgroundColor: tokens.colorNeutralBackground1 },
  whole: { minHeight: '100vh' },
  padded: { padding: '32px' },
});

interface SheetProps {
  look: Look;
  /** True for components with their own margins: omits the padding. */
  bleed: boolean;
  /** Whether the story fills the window; on a docs page it is one of several. */
  alone: boolean;
  children: ReactNode;
}

/** The page around a story. Provides the theme, and sets what the shell sets on the root element. */
export function Sheet({ look: { theme, fontSize }, bleed, alone, children }: SheetProps) {
  const styles = useStyles();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.toggle('dark', theme === 'dark');
    root.style.colorScheme = theme;
    root.dataset['fontSize'] = fontSize;
  }, [theme, fontSize]);
  return (
    <ThemeProvider>
      <div className={mergeClasses(styles.sheet, alone && styles.whole, !bleed && styles.padded)}>{children}</div>
    </ThemeProvider>
  );
}
