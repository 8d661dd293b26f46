/** Draws pictures in a thread of its own: each takes a tenth of a second, for which the server would answer nobody. */
import { parentPort } from 'node:worker_threads';
import { draw, type Picture } from './draw.ts';

const port = parentPort!;
port.on('message', (picture: Picture) => {
  draw(picture).then(
    (png) => port.postMessage({ png }),
    (error: unknown) => port.postMessage({ error: String(error) }),
  );
});
