/**
 * Loader that fails the build. Full zod cannot be tree-shaken and weighs 39 KB in a first visit; `zod/mini` compiles
 * in only what a schema uses. Lint names the file that imports it; this also finds an import inside a package.
 */
export default function refuseFullZod(): never {
  throw new Error("Full zod is in a build for the browser. Import `* as z from 'zod/mini'` instead.");
}
