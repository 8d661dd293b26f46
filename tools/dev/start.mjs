import { run } from '../serve/bootstrap.mjs';

await run('tools/dev/main.ts', process.argv.slice(2));
