import { shellOfPage } from '../newest/is-newer.ts';
import { findRegistry } from '../remotes/registry.ts';
import { asksForPrivacy } from './asks-for-privacy.ts';
import { tellNotStarted } from './not-started.ts';

/** Says to the operator's server that the shell threw while it was started, unless the browser asks for privacy. */
export async function tellFailedStart(): Promise<void> {
  const version = shellOfPage();
  if (version === undefined || asksForPrivacy()) return;
  const revision = (await findRegistry())?.revision ?? 0;
  await tellNotStarted({ kind: 'starting', version, revision }).catch(() => undefined);
}
