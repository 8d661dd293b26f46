import { isNumber, isObject, isText } from '@berea/validation';

/** Something that is open on the page. */
export interface Layer {
  /** Closes it, or goes one step back in it. */
  readonly goBack: () => void;
  /** How many steps back it has; the last one closes it. */
  steps: number;
}

/** An entry of the history. A page has several: one for itself and one for each step that was opened on it. */
interface Entry {
  readonly state: Readonly<Record<string, unknown>>;
  readonly href: string;
  /** Of the page, as React Router names it. */
  readonly key: string;
  readonly layer: number;
}

/** What is open, the latest last. */
const open: Layer[] = [];
/** The entry that the browser is at, or was at before it went to another one. */
let at: Entry | undefined;
/** The keys of pages that were replaced while something was open on them, and by which. */
const replaced = new Map<string, string>();

function here(): Entry {
  const state: Readonly<Record<string, unknown>> = isObject(history.state) ? history.state : {};
  const { key, layer } = state;
  return { state, href: location.href, key: isText(key) ? key : 'default', layer: isNumber(layer) ? layer : 0 };
}

const keyNow = (key: string): string => {
  const next = replaced.get(key);
  return next === undefined ? key : keyNow(next);
};

/** Gives each step that is open an entry to go back from. */
export function addEntries(): void {
  const steps = open.reduce((sum, each) => sum + each.steps, 0);
  for (let { layer, state } = here(); layer < steps;) history.pushState({ ...state, layer: ++layer }, '');
}

/** @returns what removes it */
export function addLayer(layer: Layer): () => void {
  open.push(layer);
  return () => void open.splice(open.indexOf(layer), 1);
}

/** The router writes entries of its own: a new page has no layers, and one that replaces another keeps its number. */
function onEntry({ navigationType }: NavigationCurrentEntryChangeEvent): void {
  if (navigationType !== 'push' && navigationType !== 'replace') return;
  const from = at!;
  at = here();
  if (navigationType === 'replace' && from.layer > 0 && at.key !== from.key) {
    replaced.set(from.key, at.key);
    history.replaceState({ ...at.state, layer: from.layer }, '');
    return;
  }
  // Where the next document can read it. Each writing of the entry forgets it.
  if (at.layer > 0) navigation.updateCurrentEntry({ state: { layer: at.layer } });
}

/** A step within a page is not the router's: it closes what is on top. Where nothing is open any more, it leads on. */
function onStep(event: PopStateEvent): void {
  const from = at!;
  at = here();
  if (keyNow(at.key) !== from.key) return;
  event.stopImmediatePropagation();
  const isBack = at.layer < from.layer;
  // The page may have another address by now, as when another version was chosen.
  history.replaceState({ ...from.state, layer: at.layer }, '', from.href);
  at = here();
  if (!isBack) return;
  const top = open.at(-1);
  if (top) top.goBack();
  else history.back();
}

/**
 * A page that was loaded again while something was open still has the entry of that, although nothing is open any more.
 * Back from there, also before this code runs, leads to the page itself, which leads on.
 */
function leaveLoadedAgain({ activation, currentEntry }: Navigation): void {
  const now = currentEntry?.index ?? -1;
  for (const before of [activation?.from, activation?.entry]) {
    const state: unknown = before?.getState();
    if (!before || !isObject(state) || !isNumber(state['layer'])) continue;
    const first = before.index - state['layer'];
    if (now >= first && now < before.index) return history.go(first - now - 1);
  }
}

/** Begins to listen, once, before the router does. Only browsers with the Navigation API tell of every entry. */
export function watchHistory(): boolean {
  const { navigation } = window as { readonly navigation?: Navigation };
  if (!navigation) return false;
  if (at) return true;
  at = here();
  navigation.addEventListener('currententrychange', onEntry);
  addEventListener('popstate', onStep, true);
  leaveLoadedAgain(navigation);
  return true;
}
