import { SaxesParser } from 'saxes';

/** A paragraph of a commentary's OSIS markup, or a title. */
export interface Paragraph {
  readonly kind: 'text' | 'title';
  readonly text: string;
  /** The bold text at its beginning: 'Verse 1.', or the words a note is about. */
  readonly bold: string;
}

/**
 * The paragraphs of an entry as plain text.
 * @param name identifies the entry in the error message
 * @throws Error when the markup is not well-formed
 */
export function readParagraphs(markup: string, name: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let [text, bold, depth, title] = ['', '', 0, false];
  const end = (): void => {
    const tidy = tidied(text);
    if (tidy !== '') paragraphs.push({ kind: title ? 'title' : 'text', text: tidy, bold: tidied(bold) });
    [text, bold] = ['', ''];
  };
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (tag === 'hi' && attributes['type'] === 'bold' && text.trim() === '') depth = 1;
    else if (tag === 'hi' && depth > 0) depth++;
    else if (breaks.has(tag)) end();
    if (tag === 'title') title = true;
  });
  parser.on('closetag', ({ name: tag }) => {
    if (tag === 'hi' && depth > 0) depth--;
    else if (breaks.has(tag)) end();
    if (tag === 'title') title = false;
  });
  parser.on('text', (part) => {
    text += part;
    if (depth > 0) bold += part;
  });
  parser.on('error', (error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  // Lists and tables may continue from one verse's entry into the next.
  parser.write(`<entry>${markup.replace(/<\/?(?:item|list|row|cell|table)\b[^>]*>/g, '<break/>')}</entry>`).close();
  end();
  return paragraphs;
}

const breaks = new Set(['div', 'title', 'break', 'l', 'lg', 'chapter', 'entry']);

const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?!])/g, '$1')
    .trim();
