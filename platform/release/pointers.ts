/** Which versions of an app are used. The shell and every remote have the same. */
export interface Pointers {
  /** What every page uses. */
  readonly stable: string;
  /** What a page uses when the stable one fails, and where a rollback leads unless it is rolled back. */
  readonly previous: string | null;
  /** What was stable before that, newest first. */
  readonly former: readonly string[];
  /** What is never offered again. */
  readonly withdrawn: readonly string[];
  /**
   * `previous`, where somebody went back from it and there is no other. What it does is known, and is mostly better than
   * nothing where the stable version cannot be loaded.
   */
  readonly rolledBack: readonly string[];
}

type Moved = Pick<Pointers, 'stable' | 'previous'> & { readonly former: string[]; readonly rolledBack: string[] };

/** Where rollbacks lead, the nearest first. */
const chainOf = ({ previous, former, rolledBack }: Pointers): string[] =>
  [...(previous === null ? [] : [previous]), ...former].filter((id) => !rolledBack.includes(id));

/** @param left what somebody went back from */
function withChain(stable: string, [previous, ...former]: readonly string[], left?: string): Moved {
  if (previous !== undefined) return { stable, previous, former, rolledBack: [] };
  return { stable, previous: left ?? null, former: [], rolledBack: left === undefined ? [] : [left] };
}

/** Makes a version stable. What was stable is where a rollback leads. */
export function advanced(now: Pointers, id: string): Moved {
  const before = [now.stable, ...chainOf(now)];
  return withChain(
    id,
    before.filter((one) => one !== id),
  );
}

/**
 * Makes an earlier version stable. The versions after it are left out, because somebody went back from them; only where
 * there is none before it, the one after it stays what a failure leads to.
 * @param to default: the one before
 * @returns undefined when it was not stable before
 */
export function takenBack(now: Pointers, to: string | undefined): Moved | undefined {
  const chain = chainOf(now);
  const at = to === undefined ? 0 : chain.indexOf(to);
  const id = chain[at];
  return id === undefined ? undefined : withChain(id, chain.slice(at + 1), chain[at - 1] ?? now.stable);
}

/** Leaves versions out of what a rollback, or a failure of the stable version, may lead to. */
export const without = (now: Pointers, isOut: (id: string) => boolean): Moved =>
  withChain(
    now.stable,
    chainOf(now).filter((id) => !isOut(id)),
    now.rolledBack.find((id) => !isOut(id)),
  );
