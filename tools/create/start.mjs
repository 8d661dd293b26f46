import { run } from '../serve/bootstrap.mjs';

await run('tools/create/main.ts', process.argv.slice(2));
