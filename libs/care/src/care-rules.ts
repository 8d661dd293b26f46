import type * as local from './local.ts';

/** What recognises danger and answers it without a server. It weighs 180 KB, so browsers load it when they need it. */
export type CareRules = typeof local;

let rules: CareRules | undefined;
let loading: Promise<CareRules> | undefined;

/** The rules, where they are loaded. Code that imports `@berea/care/recognise` has them from its start. */
export const loadedCareRules = (): CareRules | undefined => rules;

/** Makes the rules known to code that cannot wait for them: see `server.ts`. */
export const provideCareRules = (loaded: CareRules): void => void (rules = loaded);

/** Loads the rules. @throws when their code does not come; the next call tries again */
export function loadCareRules(): Promise<CareRules> {
  return (loading ??= import('./local.ts').then(
    (loaded) => (rules = loaded),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
}
