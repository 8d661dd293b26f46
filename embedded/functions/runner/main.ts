/**
 * Deno's main thread. It starts the thread that serves the functions. It ends both when the parent process is gone (our
 * standard input closes, however the parent died) or when a function blocks the serving thread.
 */

import type { Deno as DenoApi, RunnerOptions } from './deno.ts';

declare const Deno: DenoApi;

/** Seconds without a heartbeat before the process exits and the host starts another. */
const timeout = 5;

function watch(worker: Worker): () => void {
  let missed = 0;
  setInterval(() => {
    if (missed++ >= timeout) {
      console.error(`A function has blocked the CPU for ${timeout} seconds: ending the process.`);
      Deno.exit(70);
    }
    worker.postMessage('ping');
  }, 1000);
  return () => (missed = 0);
}

function start(options: RunnerOptions): void {
  const worker = new Worker(new URL('./serve.ts', import.meta.url), { type: 'module' });
  let heard = () => {};
  worker.onerror = (event) => {
    console.error(event.message);
    Deno.exit(1);
  };
  worker.onmessage = ({ data }: MessageEvent<'pong' | { port: number }>) => {
    if (data === 'pong') heard();
    else {
      console.log(`${options.token} ${data.port}`);
      heard = watch(worker);
    }
  };
  worker.postMessage(options);
}

let input = '';
for await (const text of Deno.stdin.readable.pipeThrough(
  new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>,
)) {
  if (input.includes('\n')) continue;
  input += text;
  if (input.includes('\n')) start(JSON.parse(input) as RunnerOptions);
}
Deno.exit(0);
