import type { ComponentType } from 'react';
import { z } from 'zod';

/** One screen of a remote: its absolute path pattern (React Router syntax) and its component. */
interface RemoteRoute {
  readonly path: string;
  readonly Component: ComponentType;
}

/** Everything a remote exports: `src/remote.tsx` exports `remote`. */
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

/** Validates a loaded remote module, because it may come from another release. @throws ZodError when it is invalid */
export const parseRemoteModule = (loaded: unknown): Remote => remoteModule.parse(loaded).remote;
