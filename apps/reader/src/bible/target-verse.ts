import { useEffect, useState } from 'react';

/** How long the target verse is emphasised. Milliseconds. */
const emphasisMs = 3_000;

/**
 * Scrolls to the target verse once its chapter has loaded, and emphasises it for 3 seconds.
 * @param navigationKey differs for each navigation, so that navigating to the same verse again emphasises it again
 * @returns the verse that is currently emphasised
 */
export function useTargetVerse(verse: number | undefined, navigationKey: string, loaded: boolean): number | undefined {
  const [emphasised, setEmphasised] = useState<number>();
  useEffect(() => {
    if (verse === undefined || !loaded) return;
    setEmphasised(verse);
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .querySelector(`[data-verse="${verse}"]`)
      ?.scrollIntoView({ block: 'center', behavior: reducedMotion ? 'auto' : 'smooth' });
    const timer = setTimeout(() => setEmphasised(undefined), emphasisMs);
    return () => {
      clearTimeout(timer);
      setEmphasised(undefined);
    };
  }, [verse, navigationKey, loaded]);
  return emphasised;
}
