import { run } from '../../platform/bootstrap.mjs';

await run('tools/test/main.ts', process.argv.slice(2));
