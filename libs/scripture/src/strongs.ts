const written = /^\s*([GH])0*([1-9]\d{0,3})\s*$/i;

/** A Strong's number as the tables are keyed ('G26', 'H430'), from any way of writing it: 'g26', 'G0026'. Undefined when it is none. */
export function strongsNumber(text: string): string | undefined {
  const match = written.exec(text);
  return match ? `${match[1]!.toUpperCase()}${match[2]!}` : undefined;
}
