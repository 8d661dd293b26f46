import { run } from './bootstrap.mjs';

await run('tools/serve/main.ts', process.argv.slice(2));
