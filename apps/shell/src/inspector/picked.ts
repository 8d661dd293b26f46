import { matchRemote } from '../remotes/match.ts';
import type { Page } from './facts.ts';

/** What React keeps of an element: internal to it, but all that says in a production build what rendered something. */
interface Fiber {
  readonly elementType: unknown;
  readonly return: Fiber | null;
}

/** The fiber of an element, or of the nearest element around it that React made. */
function fiberOf(element: Element): Fiber | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const key = Object.keys(at).find((name) => name.startsWith('__reactFiber$'));
    if (key !== undefined) return Reflect.get(at, key) as Fiber;
  }
  return undefined;
}

/** Whether a component rendered an element, also where it is drawn elsewhere in the page, as dialogs are. */
function isRenderedBy(element: Element, component: unknown): boolean {
  for (let fiber: Fiber | null | undefined = fiberOf(element); fiber; fiber = fiber.return)
    if (fiber.elementType === component) return true;
  return false;
}

const maxText = 60;

/** '<button> “Next chapter”': the element that means something to people, and its name. */
function elementOf(target: Element): string {
  const element = target.closest('a, button, input, textarea, select, [role]') ?? target;
  const role = element.getAttribute('role');
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const name = text.length > maxText ? `${text.slice(0, maxText)}…` : text;
  return `<${element.localName}${role === null ? '' : ` role=${role}`}>${name && ` “${name}”`}`;
}

/** Finds the part of the page under the pointer: its owner and what it is. */
export function nameOf({ registry, store }: Page, path: string, target: Element): string {
  const match = matchRemote(registry, path);
  const state = match?.kind === 'route' ? store.state(match.candidates) : undefined;
  const owner =
    state?.status === 'ready' && isRenderedBy(target, state.Screen)
      ? `${state.release.remote}@${state.release.id}`
      : 'shell';
  return `${owner}: ${elementOf(target)}`;
}
