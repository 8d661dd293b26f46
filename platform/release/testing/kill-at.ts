/**
 * Loaded before a program (`node --import`): kills it with SIGKILL just before it changes the file system for the n-th
 * time. `KILL_AT` is n. With `FULL_AT`, the disk is full from its n-th write on.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const at = Number(process.env['KILL_AT']);
const fullAt = Number(process.env['FULL_AT']);
let changes = 0;
let writes = 0;

/** What the system says of a full disk: this device always is. */
function refuseFull(): void {
  writes += 1;
  if (writes >= fullAt) fs.writeFileSync('/dev/full', 'x');
}

function count(): void {
  changes += 1;
  if (changes === at) process.kill(process.pid, 'SIGKILL');
}

const { open, rename, rm, mkdir } = fs.promises;
Object.assign(fs.promises, {
  rename: (...args: Parameters<typeof rename>) => (count(), rename(...args)),
  rm: (...args: Parameters<typeof rm>) => (count(), rm(...args)),
  mkdir: (...args: Parameters<typeof mkdir>) => (count(), mkdir(...args)),
  open: async (...args: Parameters<typeof open>) => {
    if (args[1] !== 'r') count();
    const handle = await open(...args);
    const write = handle.writeFile.bind(handle);
    handle.writeFile = async (...content) => (count(), refuseFull(), write(...content));
    return handle;
  },
});
syncBuiltinESMExports();
