/*
 * The address of an answer that is the same for everybody who asks for the same thing. Functions that declare such
 * answers take them with GET, so that browsers, proxies and our gateway may keep them. One answer has one address:
 * another spelling of the same input is answered too, and kept nowhere.
 */

/** The fields of a request body, in the spelling of its one address: 'John' and not 'jn'. */
export type SharedInput = Readonly<Record<string, string | number | undefined>>;

/** The `input` of an address: JSON with its fields in alphabetical order, without those that are undefined. */
export const sharedInputText = (input: SharedInput): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(input)
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );

/**
 * The path of an answer below `/functions/v1/`, with its query: `book-overview?input=…&v=…`. To be asked for without
 * headers: they add nothing, and would cost another origin a preflight.
 * @param version `contentVersion` of `/config.json`. With it the answer may be kept for long, because the version
 * changes with the content; without it for minutes
 */
export function sharedAddress(name: string, input: SharedInput, version?: string): string {
  const query = new URLSearchParams({ input: sharedInputText(input), ...(version !== undefined && { v: version }) });
  return `${name}?${query}`;
}
