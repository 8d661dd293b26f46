import { whenIdle, type Toast } from '@berea/shell-api';
import { useEffect, useState, type ComponentType } from 'react';
import { PlainToast } from './PlainToast.tsx';
import { onWaitingToast, takeWaitingToast } from './toast-queue.ts';

/**
 * The place of the toasts. Its code is loaded with the first toast, or when the browser is idle: a screen reader
 * announces only what is added to a region that is there already. If the code does not come, the toast is shown without
 * it, and the next one tries again.
 */
export function ToastArea() {
  const [Toasts, setToasts] = useState<ComponentType>();
  const [plain, setPlain] = useState<Toast>();
  useEffect(() => {
    const load = () => {
      import(/* webpackChunkName: "toasts" */ './ConnectedToasts.tsx').then(
        ({ ConnectedToasts }) => {
          setToasts(() => ConnectedToasts);
          setPlain(undefined);
        },
        () => setPlain((before) => takeWaitingToast() ?? before),
      );
    };
    const stop = [whenIdle(load), onWaitingToast(load)];
    return () => stop.forEach((each) => each());
  }, []);
  return (
    <>
      {Toasts && <Toasts />}
      {plain && <PlainToast toast={plain} onClose={() => setPlain(undefined)} />}
    </>
  );
}
