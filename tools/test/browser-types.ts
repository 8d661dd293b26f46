/**
 * Fails to compile when Node's types reach code of the browser, as they do when a dependency refers to them: the error
 * that is expected here is then missing. Belongs to `tsconfig.browser.json`.
 */

// @ts-expect-error A browser has no `process`.
export type Process = typeof process;
