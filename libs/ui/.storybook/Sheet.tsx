import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useLayoutEffect, type ReactNode } from 'react';
import { ThemeProvider } from '../src/theme/ThemeProvider.tsx';
import { tokens } from '../src/theme/tokens.ts';
import type { Look } from './look.ts';

const useStyles = makeStyles({
  sheet: { boxSizing: 'border-box', minHeight: '100%', backgroundColor: tokens.colorNeutralBackground1 },
  padded: { padding: '32px' },
});

/** The page a story stands on: our theme around it, and on the root element what the shell sets there. */
export function Sheet({ look: { theme, fontSize }, bleed, children }: { look: Look; bleed: boolean; children: ReactNode }) {
  const styles = useStyles();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.toggle('dark', theme === 'dark');
    root.style.colorScheme = theme;
    root.dataset['fontSize'] = fontSize;
  }, [theme, fontSize]);
  return (
    <ThemeProvider mode={theme} fontSize={fontSize}>
      <div className={mergeClasses(styles.sheet, !bleed && styles.padded)}>{children}</div>
    </ThemeProvider>
  );
}
