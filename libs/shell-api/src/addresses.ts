/**
 * Part of the contract between host and remotes: a link from one remote must lead to the verse whichever version of the
 * others is running.
 */
export { bibleAddress } from '@berea/scripture';
