export { remote, remoteInBrowser } from './remote.ts';
export { runCompiler } from './run-compiler.ts';
export { shell } from './shell.ts';
