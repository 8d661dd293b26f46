import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

/**
 * Runs an action one at a time: from the first event until its outcome is on the screen, further calls do nothing. So a
 * double click saves once, also when it is quicker than the next render. Every submit and save goes through here.
 * @returns the function that runs the action, and whether it is running
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  action: (...args: Args) => unknown,
): readonly [run: (...args: Args) => Promise<void>, busy: boolean] {
  const [flight, setFlight] = useState({ busy: false });
  // A ref, because a second event may come before `busy` is rendered.
  const flying = useRef(false);
  // Only now the outcome is on the screen: if the action has navigated, the control that started it is gone.
  useEffect(() => {
    if (!flight.busy) flying.current = false;
  }, [flight]);
  const run = async (...args: Args) => {
    if (flying.current) return;
    flying.current = true;
    setFlight({ busy: true });
    try {
      await action(...args);
    } finally {
      setFlight({ busy: false });
    }
  };
  return [run, flight.busy];
}

/** The handler of a form's submit event, single-flight. The browser never submits the form itself. */
export function useSubmit(
  action: (event: SyntheticEvent) => unknown,
): readonly [onSubmit: (event: SyntheticEvent) => void, busy: boolean] {
  const [run, busy] = useSingleFlight(action);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(event);
  };
  return [onSubmit, busy];
}
