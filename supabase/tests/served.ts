/**
 * A program for tests that kill it with SIGKILL. `node served.ts <dataFolder> <functionsFolder>` starts the embedded
 * Supabase on a free port and prints one line of JSON: its URL, the publishable key and a session token.
 */

import type { AddressInfo } from 'node:net';
import { z } from 'zod';

import { serve } from '@hono/node-server';

import { startEmbedded } from '@berea/embedded';

import { project } from '../project.ts';

const [dataFolder, functionsFolder] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2));
const embedded = await startEmbedded({
  project,
  dataFolder,
  functionsFolder,
  publicUrl: 'http://localhost:4300',
  env: {},
});
await embedded.functionsReady;
const token = await embedded.keys.sign({ role: 'authenticated' }, { expiresInSeconds: 600 });
const server = serve({ fetch: embedded.app.fetch, port: 0, hostname: '127.0.0.1' }, () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(
    `${JSON.stringify({ url: `http://127.0.0.1:${port}`, publishable: embedded.keys.publishable, token })}\n`,
  );
});
