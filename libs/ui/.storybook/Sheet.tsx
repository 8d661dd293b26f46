import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useLayoutEffect, type ReactNode } from 'react';
import { ThemeProvider } from '../src/theme/ThemeProvider.tsx';
import { tokens } from '../src/theme/tokens.ts';
import type { Look } from './look.ts';

const useStyles = makeStyles({
  sheet: { boxSizing: 'border-box', backgroundColor: tokens.colorNeutralBackground1 },
  whole: { minHeight: '100vh' },
  padded: { padding: '32px' },
});

interface SheetProps {
  look: Look;
  /** For what brings its own margins. */
  bleed: boolean;
  /** Whether the story has the window to itself; on a page of docs it stands among others. */
  alone: boolean;
  children: ReactNode;
}

/** The page a story stands on: our theme around it, and on the root element what the shell sets there. */
export function Sheet({ look: { theme, fontSize }, bleed, alone, children }: SheetProps) {
  const styles = useStyles();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.toggle('dark', theme === 'dark');
    root.style.colorScheme = theme;
    root.dataset['fontSize'] = fontSize;
  }, [theme, fontSize]);
  return (
    <ThemeProvider mode={theme} fontSize={fontSize}>
      <div className={mergeClasses(styles.sheet, alone && styles.whole, !bleed && styles.padded)}>{children}</div>
    </ThemeProvider>
  );
}
