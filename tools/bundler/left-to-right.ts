/*
 * Stands in for `rtl-css-js/core`, with which Griffel writes every style a second time for interfaces that run from right
 * to left. Ours is English. Hebrew words have a direction of their own and no styles that turn round.
 */

interface Declaration {
  readonly key: string;
  readonly value: unknown;
}

/** A declaration as it is. */
export const convertProperty = (key: string, value: unknown): Declaration => ({ key, value });

/** Declarations as they are. */
export const convert = <Styles>(styles: Styles): Styles => styles;
