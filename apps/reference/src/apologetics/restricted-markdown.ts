import type { Options } from 'rehype-sanitize';

/**
 * What an answer's markdown may hold (section 5): no attribute at all, and these elements. What is in `strip` goes with its
 * content; every other element goes and leaves its content.
 */
export const restrictedMarkdown: Options = {
  tagNames: [
    'p',
    'strong',
    'b',
    'em',
    'i',
    'ul',
    'ol',
    'li',
    'br',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'code',
    'pre',
  ],
  strip: ['script', 'iframe', 'embed', 'object', 'img', 'image'],
  attributes: {},
  protocols: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
