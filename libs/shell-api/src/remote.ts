import type { ComponentType } from 'react';

/** A loaded module of a remote has no such screen. */
export class ScreenMissing extends Error {
  override readonly name = 'ScreenMissing';
}

/**
 * The screen that a module of a remote exports under this name. Checked because the module may come from another
 * release than the code that asks.
 * @throws ScreenMissing
 */
export function screenIn(module: unknown, name: string): ComponentType {
  const found =
    typeof module === 'object' && module !== null && Object.hasOwn(module, name) ? Reflect.get(module, name) : null;
  // A component is a function, or an object where it is wrapped (memo, lazy).
  if (typeof found === 'function' || (typeof found === 'object' && found !== null)) return found as ComponentType;
  throw new ScreenMissing(`The module has no screen ${name}.`);
}
