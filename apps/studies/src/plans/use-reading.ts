import {
  changedReading,
  isSessionEnded,
  useAccountReading,
  useChangeReading,
  type Reading,
  type ReadingChange,
} from '@berea/api';
import {
  failureToast,
  storedAtom,
  storedValue,
  useAuth,
  useHost,
  useNavigate,
  useSignInAddress,
} from '@berea/shell-api';
import { isChapterRead, isObject, isReadingPlan, itemsOf } from '@berea/validation';
import { useAtom } from 'jotai';

const nothing: Reading = { plans: [], read: [] };

/** What is stored; what cannot be read of it is left out. By hand, because it is drawn at once, when zod is not there. */
const readingIn = (stored: unknown): Reading | undefined =>
  isObject(stored)
    ? { plans: itemsOf(stored['plans'], isReadingPlan), read: itemsOf(stored['read'], isChapterRead) }
    : undefined;

/** What a visitor reads, in this browser. */
const visitorReading = storedAtom<Reading>(storedValue('reading', readingIn), nothing);

/**
 * What the person at this browser reads, and the function that changes it: in their account, or without one in this
 * browser. A change that fails is taken back and says so, with a retry.
 */
export function useReading() {
  const { user, loading } = useAuth();
  const { toast } = useHost();
  const navigate = useNavigate();
  const signInAddress = useSignInAddress();
  const account = useAccountReading();
  const { mutateAsync } = useChangeReading();
  const [kept, keep] = useAtom(visitorReading);

  // Awaited, because the hook reports only the last of several changes, and none once the page is left.
  const changeAccount = (change: ReadingChange): void => {
    mutateAsync(change).catch((error: unknown) =>
      toast(
        isSessionEnded(error)
          ? failureToast('Please sign in to save what you read.', {
              title: 'Sign in required',
              action: { label: 'Sign In', run: () => void navigate(signInAddress) },
            })
          : failureToast('What you read could not be saved. Please try again.', {
              action: { label: 'Try again', run: () => changeAccount(change) },
            }),
      ),
    );
  };
  return {
    /** Undefined until it is known. */
    reading: loading ? undefined : user ? account.data : kept,
    failed: user !== null && account.isError && !account.data,
    retrying: account.isFetching,
    retry: () => void account.refetch(),
    change: user ? changeAccount : (change: ReadingChange) => keep((now) => changedReading(now, change)),
  };
}

/** What was read in this browser before somebody signed in, to take along into their account. */
export function useVisitorReading() {
  const { mutateAsync } = useChangeReading();
  const [kept, keep] = useAtom(visitorReading);
  return {
    kept,
    isEmpty: kept.plans.length === 0 && kept.read.length === 0,
    /** Moves it into the account. What fails stays in this browser. @throws CallFailure */
    takeAlong: async () => {
      if (kept.read.length > 0) await mutateAsync({ kind: 'add-read', read: kept.read });
      keep((now) => ({ ...now, read: [] }));
      for (const plan of kept.plans) {
        await mutateAsync({ kind: 'put-plan', plan });
        keep((now) => changedReading(now, { kind: 'remove-plan', id: plan.id }));
      }
    },
    forget: () => keep(nothing),
    bringBack: ({ plans, read }: Reading) =>
      keep((now) => ({ plans: [...plans, ...now.plans], read: [...read, ...now.read] })),
  };
}
