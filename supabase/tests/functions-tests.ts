/**
 * Every test of the functions and of what they answer with, in one module graph: loading the cards and facts again for
 * each file took longer than the tests.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folders = ['supabase/functions', 'libs/search', 'libs/answers', 'libs/client-address'];
const repository = path.resolve(import.meta.dirname!, '../..');

for (const folder of folders)
  for (const file of readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' }).toSorted())
    if (file.endsWith('_test.ts') && !file.includes('node_modules'))
      await import(pathToFileURL(path.join(repository, folder, file)).href);
