import { run } from '../platform/bootstrap.mjs';

await run('server/main.ts', process.argv.slice(2));
