/** The part of the window that toasts take at its top. Pixels; the height of two toasts of two lines. */
export const toastArea = { top: 68, height: 200, width: 324 } as const;

/**
 * The edge of the window where toasts cover no button that submits a form, so that a failure never lies over the button
 * to try again.
 */
export function freeEdge(): 'top' | 'bottom' {
  const buttons = document.querySelectorAll('form button[type="submit"]');
  const covered = [...buttons].some((button) => {
    const { top, bottom, right, height } = button.getBoundingClientRect();
    return (
      height > 0 &&
      bottom > toastArea.top &&
      top < toastArea.top + toastArea.height &&
      right > window.innerWidth - toastArea.width
    );
  });
  return covered ? 'bottom' : 'top';
}
