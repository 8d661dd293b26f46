/** What stands in for a file of the federation runtime, by the names that the file exports. */
const without: Readonly<Record<string, string>> = {
  'SnapshotHandler, getGlobalRemoteInfo': `
    import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
    export const getGlobalRemoteInfo = () => ({});
    export class SnapshotHandler {
      hooks = new PluginSystem({});
      manifestCache = new Map();
    }`,
  'defaultPreloadArgs, formatPreloadArgs, normalizePreloadExposes, preloadAssets': `
    const refuse = () => { throw new Error('Preloading by the federation runtime is not in this build.'); };
    export { refuse as defaultPreloadArgs, refuse as formatPreloadArgs, refuse as normalizePreloadExposes, refuse as preloadAssets };`,
};

const exported = /^export \{ ([^}]*) \};$/mu;

/**
 * A loader for the parts of the federation runtime that read manifests and preload from them (2.5 KB as sent, on every first
 * visit to a remote's page). Our registry names entries and what to preload. The runtime's own switch,
 * `disableSnapshot`, leaves out the plugins and keeps these two files.
 * @throws Error when a file exports other names than expected: this loader must follow
 */
export default function noSnapshots(source: string): string {
  const names = exported.exec(source)?.[1] ?? '';
  const left = Object.hasOwn(without, names) ? without[names] : undefined;
  if (left === undefined) throw new Error(`A file of @module-federation/runtime-core exports other names: ${names}`);
  return left;
}
