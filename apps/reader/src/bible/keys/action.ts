/** Something a person may do: menus, keys and tests all know it by this. */
export interface Action<Of> {
  readonly label: string;
  /** What does it from the keyboard, as `KeyboardEvent.key` calls it. */
  readonly key?: string;
  applies(of: Of): boolean;
  run(of: Of): void;
}

/** How a key is written on the screen. */
export const keyName = (key: string): string =>
  ({ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' })[key] ??
  (key.length === 1 ? key.toUpperCase() : key);

/** A key alone: with a modifier it is the browser's or the system's. */
export const isPlain = ({
  altKey,
  ctrlKey,
  metaKey,
}: {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}): boolean => !altKey && !ctrlKey && !metaKey;
