/**
 * The browser offers its install prompt once, early, and takes the offer back when nobody keeps it. This module keeps it
 * from the first moment, and the install card uses it when the person asks.
 */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let captured: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

const keep = (event: InstallPromptEvent | undefined): void => {
  captured = event;
  for (const listener of listeners) listener();
};

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  keep(event as InstallPromptEvent);
});

/** The prompt the browser has offered, for `useSyncExternalStore`. */
export const currentPrompt = (): InstallPromptEvent | undefined => captured;

export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A prompt may be shown once; after that the browser offers a new one or none. */
export const spendPrompt = (): void => keep(undefined);
