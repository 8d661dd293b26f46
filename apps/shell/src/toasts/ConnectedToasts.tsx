import { Toasts, useToasts } from '@berea/ui/overlays';
import { useEffect } from 'react';
import { connectToasts } from './toast-queue.ts';

/** The container of the toasts, which shows those that waited for it. */
export function ConnectedToasts() {
  const toasts = useToasts();
  // The effects of the container come first, so it listens already.
  useEffect(() => connectToasts(toasts), [toasts]);
  return <Toasts />;
}
