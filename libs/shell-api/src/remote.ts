import type { ComponentType } from 'react';
import { z } from 'zod';

/** One screen of a remote: the pattern of its address (React Router's syntax, absolute) and what stands there. */
export interface RemoteRoute {
  readonly path: string;
  readonly Component: ComponentType;
}

/** The whole export surface of a remote: `src/remote.tsx` exports `remote`. */
export interface Remote {
  readonly routes: readonly RemoteRoute[];
}

const component = z.custom<ComponentType>(
  (value) => typeof value === 'function' || (typeof value === 'object' && value !== null),
  'not a component',
);

const remoteModule = z.object({
  remote: z.object({ routes: z.array(z.object({ path: z.string().startsWith('/'), Component: component })).min(1) }),
});

/** What a loaded module offers, checked: a remote is code from another release. Throws when it offers nothing usable. */
export const parseRemoteModule = (loaded: unknown): Remote => remoteModule.parse(loaded).remote;
