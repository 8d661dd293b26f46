import { HttpError } from './http-error.ts';

/** 404 for a term without an entry. @param nearest the titles of the entries most like it */
export const noEntry = (term: string, nearest: readonly string[]): HttpError =>
  new HttpError(404, {
    error: `Nothing was found under “${shortened(term)}”: no entry, topic or word of the original goes by that name.`,
    code: 'nothing_found',
    nearest: [...nearest],
  });

/** 404 for a topic with too little material for a study. */
export const noStudy = (topic: string): HttpError =>
  new HttpError(404, {
    error: `Not enough was found on “${shortened(topic)}” to make a study of it. Another word for the topic may help.`,
    code: 'nothing_found',
  });

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);
