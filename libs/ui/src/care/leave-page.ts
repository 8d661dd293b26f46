/** A page that reveals nothing about the user. */
const neutralPage = 'https://www.google.com/';

/** Replaces this page with a neutral one: Back does not return here, and the page is cleared immediately. */
export function leavePage(): void {
  // Clear the page immediately, so that nobody sees it while the other page loads.
  document.title = 'Google';
  document.body.replaceChildren();
  location.replace(neutralPage);
}
