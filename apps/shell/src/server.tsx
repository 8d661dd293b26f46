/**
 * The shell's build for the server: renders the first HTML of public pages. It has no federation runtime, no network
 * and no document. The build adds `shared`, the packages that the server builds of remotes require
 * (`platform/bundler/shell.ts`).
 */
export { parseRegistry } from '@berea/registry';
export { releaseAt, renderPage } from './server/render-page.tsx';
