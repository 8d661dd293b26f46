const types = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * Called where a click removes what is under the pointer: a dialog that closes, a row of a list. The second click of a
 * double click would act on what comes to light there, so it does nothing. The browser counts the clicks (`detail`).
 */
export function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') stop();
  };
  const stop = () => types.forEach((type) => document.removeEventListener(type, ignore, true));
  types.forEach((type) => document.addEventListener(type, ignore, true));
}
