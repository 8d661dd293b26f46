import { defaultSettings } from '@berea/validation';
import type { DehydratedState } from '@tanstack/react-query';
import type { Candidates } from './remotes/match.ts';

/** What the server put into the page about the HTML that it rendered. */
export interface Rendered {
  /** The address, with its query. */
  readonly path: string;
  /** The version of the remote whose screen it is; null for a page of the shell. */
  readonly release: string | null;
  /** The answers of the calls that it rendered. */
  readonly state: DehydratedState;
}

/** Of the ids that React makes: the same on the server and in the browser. */
export const identifierPrefix = 'b';

/** The element that holds it; `early-events.ts` looks for it, too. */
const elementId = 'berea-rendered';

/** What the server rendered into this page; undefined when it rendered nothing. */
export function renderedPage(): Rendered | undefined {
  const text = document.getElementById(elementId)?.textContent;
  try {
    // The server that wrote the page wrote this, so it is not validated.
    return text ? (JSON.parse(text) as Rendered) : undefined;
  } catch {
    // The page was cut off. The browser renders it.
    return undefined;
  }
}

/**
 * Whether the browser would render the same now, so that it can take over the HTML instead of replacing it: at the same
 * address, with the same release of the remote (a cached page may be older than the registry), and in the default version
 * of the Bible, which is what the server knows, unless nothing on the page depends on the version. What is replaced loses
 * what was typed there.
 */
export function isCurrent(rendered: Rendered, candidates: Candidates | undefined): boolean {
  return (
    rendered.path === location.pathname + location.search &&
    // A place that was passed on with the navigation is not in the address.
    !(history.state as { usr?: unknown } | null)?.usr &&
    rendered.release === (candidates?.[0].release.id ?? null) &&
    !isInOtherVersion(rendered)
  );
}

/**
 * Whether a page has text, answers or a choice of the default version where another is read. `before-paint.ts` says that
 * one is, and `first-html.css` hides such text.
 */
const isInOtherVersion = ({ state }: Rendered): boolean =>
  'otherVersion' in document.documentElement.dataset &&
  (!!document.querySelector('#root [data-version]') || JSON.stringify(state).includes(defaultSettings.bibleVersion));
