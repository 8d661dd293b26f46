/** An action of the user. Menus, keyboard shortcuts and the list of shortcuts are built from it. */
export interface Action<Of> {
  readonly label: string;
  /** The shortcut, as a `KeyboardEvent.key` value. */
  readonly key?: string;
  applies(of: Of): boolean;
  run(of: Of): void;
}

/** The display name of a key: arrows as symbols, letters in upper case. */
export const keyName = (key: string): string =>
  ({ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', ' ': 'Space' })[key] ??
  (key.length === 1 ? key.toUpperCase() : key);

/** Whether a key is pressed without a modifier. Combinations with a modifier belong to the browser or the system. */
export const isPlain = ({
  altKey,
  ctrlKey,
  metaKey,
}: {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}): boolean => !altKey && !ctrlKey && !metaKey;
