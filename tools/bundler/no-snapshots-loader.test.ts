import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import noSnapshots from './no-snapshots-loader.ts';
import { packageFolder } from './package-folder.ts';

const enhanced = packageFolder('@module-federation/enhanced', import.meta.dirname);
const folder = path.join(packageFolder('@module-federation/runtime-core', enhanced), 'dist');

it.each(['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js'])(
  'leaves of %s what the runtime calls without manifests',
  (file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    expect(noSnapshots(source).length).toBeLessThan(source.length / 5);
  },
);

it('fails the build when a file exports other names', () => {
  expect(() => noSnapshots('export { SnapshotHandler };')).toThrow(/exports other names: SnapshotHandler$/);
});
