import { defaultVersionId } from '@berea/scripture';
import { beforeEach, describe, expect, it } from 'vitest';
import { matchRemote } from './remotes/match.ts';
import { registryOf } from './remotes/testing/registry.ts';
import { isCurrent, renderedPage, type Rendered } from './rendered.ts';

const id = '1.1.0-bbbbbb';
const registry = registryOf({ reader: { versions: [id, '1.0.0-aaaaaa'], routes: [{ path: '/bible/:book?' }] } });
const match = matchRemote(registry, '/bible/john');
const candidates = match?.kind === 'route' ? match.candidates : undefined;
const rendered: Rendered = { path: '/bible/john', release: id, state: { queries: [], mutations: [] } };

beforeEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/bible/john');
});

describe('what the server rendered', () => {
  it('is read from the page', () => {
    expect(renderedPage()).toBeUndefined();
    document.body.innerHTML = `<script type="application/json" id="berea-rendered">${JSON.stringify(rendered)}</script>`;
    expect(renderedPage()).toEqual(rendered);
  });

  it('is taken over where the browser would render the same', () => {
    expect(isCurrent(rendered, candidates, undefined)).toBe(true);
    expect(isCurrent(rendered, candidates, defaultVersionId)).toBe(true);
  });

  it.each<[string, () => boolean]>([
    ['in another version of the Bible', () => isCurrent(rendered, candidates, 'eng-web')],
    ['by another release', () => isCurrent({ ...rendered, release: '1.0.0-aaaaaa' }, candidates, undefined)],
    ['for another address', () => isCurrent({ ...rendered, path: '/bible/mark' }, candidates, undefined)],
    ['by a remote that is gone', () => isCurrent(rendered, undefined, undefined)],
    [
      'without what a query asks for',
      () => {
        history.replaceState(null, '', '/bible/john?version=eng-web');
        return isCurrent(rendered, candidates, undefined);
      },
    ],
    [
      'without what the navigation passed on',
      () => {
        history.replaceState({ usr: { chapter: 3 } }, '', '/bible/john');
        return isCurrent(rendered, candidates, undefined);
      },
    ],
  ])('is replaced by the browser when it was rendered %s', (_, current) => {
    expect(current()).toBe(false);
  });
});
