import { version as shellApi } from '@berea/shell-api/package.json';
import { version as ui } from '@berea/ui/package.json';
import type { RemoteVersion } from '@berea/registry';
import type { Config } from '@berea/validation';
import { satisfies } from 'compare-versions';
import type { RemoteFailure } from './failure.ts';

/** The versions of the parts that this shell provides. */
export const provides: Readonly<Record<string, string>> = { shellApi, ui };

/** Whether a version is in a range. (`semver`, which the release tool uses, is 4 KB larger in the page; this library knows every
 * range but `*`.) */
function meets(version: string | undefined, range: string): boolean {
  try {
    return version !== undefined && (range === '*' || satisfies(version, range));
  } catch {
    // A range that nobody can read is met by nothing.
    return false;
  }
}

/**
 * Why a version cannot run here: it needs other versions of the shell's parts, or functions or migrations that are not
 * deployed. Undefined when it can.
 * @param deployed what `/config.json` says; undefined when it does not say, or is not known yet
 */
export function incompatibility(
  { hostApi, backend }: RemoteVersion,
  deployed: Config['backend'],
): RemoteFailure | undefined {
  const unmet = Object.entries(hostApi).find(([part, range]) => !meets(provides[part], range));
  if (unmet) return incompatible(`needs ${unmet[0]} ${unmet[1]}, has ${provides[unmet[0]] ?? 'none'}`);
  if (!deployed) return undefined;
  const missing = backend.functions.filter((name) => !deployed.functions.includes(name));
  if (missing.length > 0) return incompatible(`needs the functions ${missing.join(', ')}`);
  if (backend.migration !== null && backend.migration > deployed.migration)
    return incompatible(`needs migration ${backend.migration}, has ${deployed.migration}`);
  return undefined;
}

const incompatible = (detail: string): RemoteFailure => ({ kind: 'incompatible', detail });
