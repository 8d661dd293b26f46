/** A part of an answer: text, verses, or both. */
export interface AnswerPart {
  readonly title: string;
  /** Paragraphs with an empty line between them; may be Markdown. */
  readonly text?: string | undefined;
  readonly verses?: readonly { readonly scripture: string; readonly text?: string | undefined }[] | undefined;
}

/** The words of links between entries: 'Ruth' for '[[Ruth]]', 'her' for '[[Ruth|her]]'. */
export const withoutEntryLinks = (text: string): string => text.replaceAll(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1');

/**
 * Our answers' Markdown without its marks: headings, emphasis, quotations, links. By hand, because the parser that shows
 * them is half the size of a remote, and what strips all of Markdown would also take the numbers of lists.
 */
const withoutMarks = (text: string): string =>
  withoutEntryLinks(text)
    .replaceAll(/^(?:#{1,6}|>) ?/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*{1,3})(?=\S)([^*]*\S)\1/g, '$2');

/**
 * An answer as plain text, to be copied into a message or a document. Parts without content are left out.
 * @param address where it was read; the last line
 */
export const answerAsText = (title: string, parts: readonly AnswerPart[], address: string): string =>
  `${[
    title,
    ...parts.flatMap((part) => {
      const content = [
        withoutMarks(part.text?.trim() ?? ''),
        ...(part.verses ?? []).map(({ scripture, text }) => (text ? `${scripture}: ${text}` : scripture)),
      ].filter((each) => each !== '');
      return content.length > 0 ? [part.title.toUpperCase(), ...content] : [];
    }),
    address,
  ].join('\n\n')}\n`;
