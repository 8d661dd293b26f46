import type { Registry } from '@berea/registry';
import { asksForPrivacy } from './watching/asks-for-privacy.ts';
import { tellNotStarted } from './watching/not-started.ts';

declare global {
  interface Window {
    /**
     * What went wrong before the code that watches the page is there, which takes it and deletes it: then the recording
     * has ended. Nothing of it leaves the browser from here.
     */
    bereaEarlyErrors?: Event[];
  }
}

/** A loop that throws is no news. */
const most = 10;

/**
 * Begins to record what is thrown. A script of the page that does not come is told to the operator's server at once,
 * because then nobody else is there to say so.
 * @param registry of this page; it may throw
 */
export function recordEarlyErrors(registry: () => Registry): void {
  const recorded: Event[] = (window.bereaEarlyErrors = []);
  const record = (event: Event): void => {
    if (window.bereaEarlyErrors !== recorded) return;
    const { async, src } = event.target as HTMLScriptElement;
    // Scripts that are loaded later, which have other ways to fail, are `async`.
    if (async === false) {
      delete window.bereaEarlyErrors;
      // 'https://berea.example/shell/0123456789ab/main.js'
      const version = src.split('/')[4]!;
      if (!asksForPrivacy()) void tellNotStarted({ kind: 'unreachable', version, revision: registry().revision });
    } else if (recorded.length < most) recorded.push(event);
  };
  // What fails to load tells only those that listen before the element does.
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, record, true);
}
