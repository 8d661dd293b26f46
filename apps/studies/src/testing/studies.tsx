import { renderRemote, testUser, type Call, type Remote, type Routes, type Stage } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { tablePath } from './answers.ts';
import { remote } from './remote.ts';

const withFallbackRoute: Remote = { routes: [...remote.routes, { path: '*', Component: () => <p>another page</p> }] };

/** Renders the studies remote at a path, signed out by default. All other routes render "another page". */
export const open = (
  at: string | string[],
  routes: Routes = {},
  { signedIn = false, ...host }: { signedIn?: boolean } & Partial<Parameters<typeof renderRemote>[1]> = {},
): Stage => renderRemote(withFallbackRoute, { ...host, at, routes, auth: signedIn ? { user: testUser } : {} });

export * from './answers.ts';

/** The requests that changed the table. */
export const writings = (calls: readonly Call[]) =>
  calls.filter(({ method, url }) => method !== 'GET' && url.pathname === tablePath);

export const button = (name: string | RegExp): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name });
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
