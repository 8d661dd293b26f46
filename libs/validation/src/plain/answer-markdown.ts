/** A part of an answer: text, verses, or both. */
export interface MarkdownPart {
  readonly title: string;
  /** Paragraphs with an empty line between them; may be Markdown. */
  readonly text?: string | undefined;
  readonly verses?: readonly { readonly scripture: string; readonly text?: string | undefined }[] | undefined;
}

/**
 * An answer as Markdown, to be copied. Parts without content are left out.
 * @param address where it was read; the last line
 */
export const answerAsMarkdown = (title: string, parts: readonly MarkdownPart[], address: string): string =>
  `${[
    `# ${title}`,
    ...parts.flatMap((part) => {
      const content = [
        part.text?.trim() ?? '',
        ...(part.verses ?? []).map(({ scripture, text }) => (text ? `> ${text}\n> (${scripture})` : `- ${scripture}`)),
      ].filter((each) => each !== '');
      return content.length > 0 ? [`## ${part.title}`, ...content] : [];
    }),
    address,
  ].join('\n\n')}\n`;
