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
  delete document.documentElement.dataset['otherVersion'];
  history.replaceState(null, '', '/bible/john');
});

describe('what the server rendered', () => {
  it('is read from the page', () => {
    expect(renderedPage()).toBeUndefined();
    document.body.innerHTML = `<script type="application/json" id="berea-rendered">${JSON.stringify(rendered)}</script>`;
    expect(renderedPage()).toEqual(rendered);
  });

  it('is nothing in a page that was cut off', () => {
    document.body.innerHTML = `<script type="application/json" id="berea-rendered">{"path":"/bible/jo</script>`;
    expect(renderedPage()).toBeUndefined();
  });

  it('is taken over where the browser would render the same', () => {
    expect(isCurrent(rendered, candidates)).toBe(true);
    // Nothing on it is of a version.
    document.documentElement.dataset['otherVersion'] = '';
    expect(isCurrent(rendered, candidates)).toBe(true);
  });

  it.each<[string, () => boolean]>([
    [
      'with text of another version of the Bible',
      () => {
        document.body.innerHTML = '<div id="root"><p data-version="kjv">In the beginning</p></div>';
        document.documentElement.dataset['otherVersion'] = '';
        return isCurrent(rendered, candidates);
      },
    ],
    [
      'with an answer in another version of the Bible',
      () => {
        const state = { mutations: [], queries: [{ queryKey: ['chapter', defaultVersionId] }] } as never;
        document.documentElement.dataset['otherVersion'] = '';
        return isCurrent({ ...rendered, state }, candidates);
      },
    ],
    ['by another release', () => isCurrent({ ...rendered, release: '1.0.0-aaaaaa' }, candidates)],
    ['for another address', () => isCurrent({ ...rendered, path: '/bible/mark' }, candidates)],
    ['by a remote that is gone', () => isCurrent(rendered, undefined)],
    [
      'without what a query asks for',
      () => {
        history.replaceState(null, '', '/bible/john?version=eng-web');
        return isCurrent(rendered, candidates);
      },
    ],
    [
      'without what the navigation passed on',
      () => {
        history.replaceState({ usr: { chapter: 3 } }, '', '/bible/john');
        return isCurrent(rendered, candidates);
      },
    ],
  ])('is replaced by the browser when it was rendered %s', (_, current) => {
    expect(current()).toBe(false);
  });
});
