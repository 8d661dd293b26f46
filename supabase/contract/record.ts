/**
 * Records what the functions answer now as the contract that the next release has to keep: run it when a release is
 * out, with the address of a running product. `node supabase/contract/record.ts http://localhost:4300`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@berea/validation';
import { calls } from './calls.ts';
import { shapeOf } from './shape.ts';

const [address = 'http://localhost:4300'] = process.argv.slice(2);
const { supabaseUrl, supabaseKey } = readConfig(await (await fetch(`${address}/config.json`)).json());
const previous: Record<string, unknown> = {};
for (const [name, body] of Object.entries(calls)) {
  const answer = await fetch(new URL(`functions/v1/${name}`, address + supabaseUrl), {
    method: 'POST',
    headers: { apikey: supabaseKey, authorization: `Bearer ${supabaseKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  previous[name] = { body, shape: shapeOf(await answer.json()) };
}
writeFileSync(join(import.meta.dirname, 'previous.json'), `${JSON.stringify(previous, undefined, 2)}\n`);
