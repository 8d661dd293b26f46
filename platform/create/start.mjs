import { run } from '../bootstrap.mjs';

await run('platform/create/main.ts', process.argv.slice(2));
