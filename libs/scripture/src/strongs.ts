const written = /^\s*([GH])0*([1-9]\d{0,3})\s*$/i;

/**
 * Normalises a Strong's number ('g26', 'G0026') to the form used as a key in the tables ('G26', 'H430'). Undefined when
 * it is not a Strong's number.
 */
export function strongsNumber(text: string): string | undefined {
  const match = written.exec(text);
  return match ? `${match[1]!.toUpperCase()}${match[2]!}` : undefined;
}
