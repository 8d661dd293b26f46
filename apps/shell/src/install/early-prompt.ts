declare global {
  interface Window {
    /** The browser's offer to install, which came before the code that keeps it. */
    bereaEarlyPrompt?: Event;
  }
}

/** Keeps the browser's offer to install. It is made once, and the shell's scripts may come later. */
export function recordEarlyPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.bereaEarlyPrompt = event;
  });
}
