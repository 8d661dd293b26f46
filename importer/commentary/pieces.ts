import { SaxesParser } from 'saxes';
import { referenceName } from './plain-prose.ts';

/** A paragraph, a cell of the outline's table, or a heading that says which verses come next. */
export interface Piece {
  readonly kind: 'text' | 'heading';
  readonly text: string;
}

/**
 * The paragraphs of a chapter's markup, without titles. Text before the title 'Chapter 3' introduces the book and is
 * left out.
 * @param name identifies the entry in the error message
 * @throws Error when the markup is not well-formed.
 */
export function readPieces(markup: string, name: string): Piece[] {
  let pieces: Piece[] = [];
  let text = '';
  let title: string | undefined;
  let hidden = '';
  let abbreviated: string | undefined;
  const end = (kind: Piece['kind'] = 'text'): void => {
    const tidy = text.replace(/\s+/g, ' ').trim();
    if (tidy !== '') pieces.push({ kind, text: tidy });
    text = '';
  };
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (tag === 'title') [title, hidden] = [attributes['type'] ?? '', ''];
    else if (tag === 'reference') abbreviated = referenceName(attributes['osisRef'] ?? '');
    else if (tag !== 'milestone') end();
    if (abbreviated !== undefined) text += abbreviated;
  });
  parser.on('closetag', ({ name: tag }) => {
    if (tag === 'title') {
      if (/^Chapter \d+$/.test(hidden.trim())) pieces = [];
      title = undefined;
    } else if (tag === 'hi') end('heading');
    else if (tag === 'cell') end();
    else if (tag === 'reference') abbreviated = undefined;
  });
  parser.on('text', (part) => {
    if (title !== undefined) hidden += part;
    else if (abbreviated === undefined) text += part;
  });
  parser.on('error', (error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  parser.write(`<chapter>${markup}</chapter>`).close();
  end();
  return pieces;
}
