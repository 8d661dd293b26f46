/** A page that says nothing about who looks at it. */
const neutralPage = 'https://www.google.com/';

/** Opens a neutral page in place of this one: Back does not return here, and the window is empty at once. */
export function leavePage(): void {
  // Before the other page has answered, nothing is left to be seen over a shoulder.
  document.title = 'Google';
  document.body.replaceChildren();
  location.replace(neutralPage);
}
