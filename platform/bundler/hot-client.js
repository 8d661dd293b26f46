/**
 * Runs in the container of a remote that is being developed: takes over what was built since. Where the changed modules
 * cannot be replaced while they are shown, the page is loaded again.
 */
const hot = import.meta.webpackHot;

/** Whether a build failed since the last one: what it left does not lead on to the next. */
let lost = false;

function reload(why) {
  console.info('The change needs the page to be loaded again.', why);
  location.reload();
}

/** @param newest the hash of the newest build */
async function update(newest) {
  try {
    // Each update leads from one build to the next.
    while (__webpack_hash__ !== newest && (await hot.check(true)));
  } catch (error) {
    reload(error);
  }
}

let last = Promise.resolve();
const events = new EventSource('/dev/events');
// One after another: an update cannot be looked for while one is applied.
events.addEventListener('built', ({ data }) => {
  if (lost) reload('There was an error of the compiler.');
  else last = last.then(() => update(JSON.parse(data)));
});
events.addEventListener('failed', ({ data }) => {
  lost = true;
  console.error(JSON.parse(data));
});
