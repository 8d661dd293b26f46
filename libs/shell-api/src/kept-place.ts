let kept = false;

/**
 * Whether the page is shown where it was read before: after Back, Forward and a reload, and in another version of the
 * text. A screen then scrolls nowhere by itself.
 */
export const isPlaceKept = (): boolean => kept;

/** For the shell, which sets it before the effects of the screens. */
export const setPlaceKept = (now: boolean): void => {
  kept = now;
};
