import { useLayoutEffect } from 'react';

/** The style sheets of a remote's version: those that were loaded from its directory. */
const sheetsOf = (base: string): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) =>
    new URL(link.href).pathname.startsWith(base),
  );

/** Lets a remote's own style sheets apply only while one of its screens is shown. */
export function useRemoteStyles(base: string): void {
  useLayoutEffect(() => {
    for (const link of sheetsOf(base)) link.disabled = false;
    return () => {
      for (const link of sheetsOf(base)) link.disabled = true;
    };
  }, [base]);
}
