/** A Hebrew word without the marks for chanting, which a reader does not need and most fonts do not have; letters and vowels stay. */
export const withoutChantMarks = (form: string): string => form.replace(/[\u0591-\u05AF]/g, '');
