import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

/**
 * Does on the list's button what was done on the plain one. Each event has a task of its own, because the list opens
 * before the letters that were typed into it. What a person does meanwhile waits for its turn: letters keep their order.
 */
export function useRepeatedEvents(before: readonly Event[], button: RefObject<HTMLButtonElement | null>) {
  const waiting = useRef<Event[]>([]);
  const repeated = useRef<Event>(undefined);
  // Once: the list stays from then on.
  useLayoutEffect(() => {
    const repeat = (): void => {
      const event = waiting.current[0];
      if (!event || !button.current) return;
      const Kind = event.constructor as new (type: string, init: object) => Event;
      repeated.current = new Kind(event.type, event);
      button.current.dispatchEvent(repeated.current);
      waiting.current.shift();
      setTimeout(repeat);
    };
    button.current?.focus();
    waiting.current.push(...before);
    repeat();
  }, [before, button]);
  return (event: SyntheticEvent): void => {
    if (waiting.current.length === 0 || event.nativeEvent === repeated.current) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.current.push(event.nativeEvent);
  };
}
