import { run } from '../platform/bootstrap.mjs';

await run('server/dev.ts', process.argv.slice(2));
