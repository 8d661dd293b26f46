import { storedValue } from '@berea/shell-api';
import { isOptional, isShape, isText, readAs } from '@berea/validation';

/** A version of a remote that this tab is to show, and the operator's key that allows it. Without the key it changes nothing. */
export interface Override {
  readonly remote: string;
  readonly version: string;
  readonly key?: string | undefined;
}
const isOverride = isShape<Override>({ remote: isText, version: isText, key: isOptional(isText) });

/** For this tab only: it ends with the tab. */
export const storedOverride = storedValue('override', readAs(isOverride), { area: 'tab' });

const inAddress = (): RegExpExecArray | null => /^#try=([a-z][a-z0-9-]*)@([\w.-]+)$/.exec(location.hash);

/**
 * Takes what the address asks for, `/bible#try=reader@1.2.0-abc123`, out of it. The key was given for one version: for
 * another one it is asked again, because anybody can send a link.
 * @returns whether this tab tries a version, or is asked to
 */
export function takeOverride(): boolean {
  const [, remote, version] = inAddress() ?? [];
  if (remote !== undefined && version !== undefined) {
    const before = storedOverride.read();
    const isSame = before?.remote === remote && before.version === version;
    storedOverride.write({ remote, version, key: isSame ? before.key : undefined });
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return storedOverride.read() !== undefined;
}

/** Reloads the page when an override is put into its address. */
export function followOverrides(): void {
  addEventListener('hashchange', () => void (inAddress() && location.reload()));
}
