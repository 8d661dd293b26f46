/** The longest reason that the process gives for a page that was not rendered, in characters. */
export const maxReason = 2_000;

/** A message as a line. Line readers also end one at separators that stand in JSON as they are. */
export const lineOf = (message: object): string =>
  `${JSON.stringify(message)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}\n`;
