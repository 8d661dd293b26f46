/**
 * The `beforeinstallprompt` event, which TypeScript's DOM types lack. Browsers fire it once, early: this module has what
 * the page's first script kept (`early-prompt.ts`), and captures what comes later; the install card uses it when the user
 * clicks the button.
 */
export interface InstallPromptEvent extends Event {
  /** Shows the prompt. Some browsers answer with the choice, others only in `userChoice`. */
  prompt(): Promise<InstallChoice | undefined>;
  readonly userChoice?: Promise<InstallChoice>;
}

/** What the user chose in the browser's prompt. */
interface InstallChoice {
  readonly outcome: 'accepted' | 'dismissed';
}

// There is no window on the server.
let captured = globalThis.window?.bereaEarlyPrompt as InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

const setCaptured = (event: InstallPromptEvent | undefined): void => {
  captured = event;
  for (const listener of listeners) listener();
};

globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault();
  setCaptured(event as InstallPromptEvent);
});

/** The captured prompt, if any; a snapshot for `useSyncExternalStore`. */
export const currentPrompt = (): InstallPromptEvent | undefined => captured;

/** Subscribes to changes of the captured prompt, for `useSyncExternalStore`. @returns the unsubscribe function */
export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Discards the captured prompt. Each prompt can be shown only once; the browser may fire a new event later. */
export const spendPrompt = (): void => setCaptured(undefined);
