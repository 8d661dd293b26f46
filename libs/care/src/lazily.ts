/**
 * Makes a value when it is first asked for, and keeps it. Reading the tables takes some milliseconds on a fast computer
 * and many on a cheap phone: nobody waits for it while a page loads.
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
