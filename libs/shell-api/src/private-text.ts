import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** What somebody typed that must leave no trace, with its answer where one has come already. It lives in the memory of this page only. */
interface PrivateText {
  readonly text: string;
  readonly answer?: unknown;
}

const privateTextAtom = atom<PrivateText | undefined>(undefined);

/** Takes a text to a page of its own whose address does not hold it: no address, history, storage or cache ever sees the text. */
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

/** The text that was taken to this page; undefined after a reload. It is forgotten when the page is left. */
export function usePrivateText(): PrivateText | undefined {
  const hold = useSetAtom(privateTextAtom);
  useEffect(() => () => hold(undefined), [hold]);
  return useAtomValue(privateTextAtom);
}
