/** Runs in pages of a deployed host with one local remote: a page that has another build than the newest is loaded again. */
const { build } = document.currentScript.dataset;
const events = new EventSource('/dev/events');
events.addEventListener('built', ({ data }) => {
  if (JSON.parse(data) !== build) location.reload();
});
events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
