import { useLocation } from 'react-router-dom';

/** Where no remote has a screen to sign in, its links lead home. */
let path = '/';

/** For the shell, which knows the screen from the registry and sets it before it draws. */
export const setSignInPath = (now: string | undefined): void => {
  path = now ?? '/';
};

/** The address of the sign-in page, which returns to a page afterwards. */
export const signInAddress = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  `${path}?next=${encodeURIComponent(pathname + search)}`;

/** The address of the sign-in page, which returns to the present page afterwards. */
export const useSignInAddress = (): string => signInAddress(useLocation());
