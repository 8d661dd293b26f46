import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Text the user typed that must not be persisted, with its answer if already loaded. Kept only in this page's memory.
 */
interface PrivateText {
  readonly text: string;
  readonly answer?: unknown;
}

const privateTextAtom = atom<PrivateText | undefined>(undefined);

/** Navigates to a page that shows the text without putting it in the URL, history, storage or cache. */
export function useTakePrivately(): (taken: PrivateText, to: string, options?: { replace?: boolean }) => void {
  const hold = useSetAtom(privateTextAtom);
  const navigate = useNavigate();
  return useCallback(
    (taken, to, options) => {
      hold(taken);
      void navigate(to, options);
    },
    [hold, navigate],
  );
}

/** The private text passed to this page; undefined after a reload. It is cleared when the page unmounts. */
export function usePrivateText(): PrivateText | undefined {
  const hold = useSetAtom(privateTextAtom);
  useEffect(() => () => hold(undefined), [hold]);
  return useAtomValue(privateTextAtom);
}
