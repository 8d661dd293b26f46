import { useEffect, useState } from 'react';

/** How long a verse one was sent to is emphasised. Milliseconds. */
const emphasis = 3_000;

/**
 * Scrolls to the verse one was sent to, once its chapter is there, and says which verse is emphasised at this moment.
 * @param navigationKey differs for each navigation, so that being sent to the same verse again counts again.
 */
export function useTargetVerse(verse: number | undefined, navigationKey: string, loaded: boolean): number | undefined {
  const [emphasised, setEmphasised] = useState<number>();
  useEffect(() => {
    if (verse === undefined || !loaded) return;
    setEmphasised(verse);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .querySelector(`[data-verse="${verse}"]`)
      ?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
    const timer = setTimeout(() => setEmphasised(undefined), emphasis);
    return () => {
      clearTimeout(timer);
      setEmphasised(undefined);
    };
  }, [verse, navigationKey, loaded]);
  return emphasised;
}
