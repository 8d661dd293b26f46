export * from './contributions.ts';
export { noContributions } from './no-contributions.ts';
export * from './parse-registry.ts';
export { routeAddress } from './route-address.ts';
export {
  type Registry,
  type RegistryRemote,
  type RegistryRoute,
  type RegistryShell,
  type RemoteVersion,
  remoteName,
} from './registry.ts';
