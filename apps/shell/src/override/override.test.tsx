import { fakeNetwork, json, renderInShell } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registryOf } from '../remotes/testing/registry.ts';
import { prepareOverride } from './override.tsx';
import { storedOverride, takeOverride } from './stored-override.ts';

const key = 'a key of more than thirty-two characters';
const operatorKeyHash = createHash('sha256').update(key).digest('hex');
const [stable, candidate, gone] = ['1.0.0-aaaaaa', '1.1.0-bbbbbb', '0.9.0-cccccc'] as const;
const complete = registryOf({ reader: { versions: [stable, candidate, gone] } }).remotes['reader']!;
const host = {
  ...registryOf({ reader: {} }),
  remotes: { reader: { ...complete, previous: null, withdrawn: [gone] } },
};
/** The page has only the versions that a pointer names. */
const released = registryOf({ reader: { versions: [stable] } });

const open = (address: string) => history.replaceState(null, '', address);
const prepare = (hash: string | undefined = operatorKeyHash) =>
  prepareOverride(released, Promise.resolve({ operatorKeyHash: hash }));
const stableOf = ({ registry }: Awaited<ReturnType<typeof prepare>>) => registry?.remotes['reader']?.stable;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', fakeNetwork({ '/registry.json': () => json(host) }).fetch);
});
afterEach(() => {
  sessionStorage.clear();
  open('/');
});

describe('a link that asks for a version', () => {
  it('is taken out of the address', () => {
    open(`/bible?x=1#try=reader@${candidate}`);
    expect(takeOverride()).toBe(true);
    expect(location.href.replace(location.origin, '')).toBe('/bible?x=1');
  });

  it.each(['/', '/bible#verse', '/#try=', '/#try=Reader@1', '/#access_token=x'])('is not %s', (address) => {
    open(address);
    expect(takeOverride()).toBe(false);
    expect(location.href.replace(location.origin, '')).toBe(address);
  });

  it('security: gives a visitor no other version, and asks for the key', async () => {
    open(`/#try=reader@${candidate}`);
    takeOverride();
    const prepared = await prepare();
    expect(stableOf(prepared)).toBe(stable);
    renderInShell(<>{prepared.bar}</>);
    await userEvent.type(screen.getByLabelText('Operator’s key'), 'guessed');
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('This is not the key.')).toBeInTheDocument();
    expect(stableOf(await prepare())).toBe(stable);
  });

  it('security: asks for the key again where it was given for another version, but not for the same one', async () => {
    storedOverride.write({ remote: 'reader', version: candidate, key });
    open(`/#try=reader@${candidate}`);
    takeOverride();
    expect(stableOf(await prepare())).toBe(candidate);
    for (const other of [`reader@${stable}`, `account@${candidate}`]) {
      storedOverride.write({ remote: 'reader', version: candidate, key });
      open(`/#try=${other}`);
      takeOverride();
      expect(storedOverride.read()?.key).toBeUndefined();
    }
    renderInShell(<>{(await prepare()).bar}</>);
    expect(screen.getByLabelText('Operator’s key')).toBeInTheDocument();
  });

  it('security: is forgotten where no operator has a key', async () => {
    open(`/#try=reader@${candidate}`);
    takeOverride();
    expect(await prepareOverride(released, Promise.resolve({ operatorKeyHash: undefined }))).toEqual({
      registry: released,
    });
    expect(storedOverride.read()).toBeUndefined();
  });
});

describe('with the operator’s key, a tab', () => {
  const tries = async (version: string, remote = 'reader', kept = key) => {
    storedOverride.write({ remote, version, key: kept });
    const prepared = await prepare();
    renderInShell(<>{prepared.bar}</>);
    return prepared;
  };

  it('has the version in the place of the stable one, without a fallback, and says so', async () => {
    const prepared = await tries(candidate);
    expect(prepared.registry?.remotes['reader']).toMatchObject({ stable: candidate, previous: null, rollout: null });
    expect(screen.getByText(`This tab tries reader ${candidate}.`)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to what is released' })).toBeInTheDocument();
  });

  it.each([
    ['was withdrawn', gone, 'reader'],
    ['was never published', '9.9.9-dddddd', 'reader'],
    ['is of no remote', stable, 'constructor'],
  ])('security: stays with what is released when the version %s', async (_, version, remote) => {
    expect(stableOf(await tries(version, remote))).toBe(stable);
    expect(screen.getByText(/is not published here, or was withdrawn/)).toBeInTheDocument();
  });

  it('security: stays with what is released when the key is another one by now', async () => {
    expect(stableOf(await tries(candidate, 'reader', 'the key of last year'))).toBe(stable);
    expect(screen.getByLabelText('Operator’s key')).toBeInTheDocument();
  });
});
