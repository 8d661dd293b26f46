import type { Options } from 'rehype-sanitize';

/**
 * The sanitizer options for an answer's markdown (section 5 of the specification): only these elements and no
 * attributes. Elements in `strip` are removed with their content; all other elements are removed but keep their
 * content.
 */
export const restrictedMarkdown: Options = {
  tagNames: 'p strong b em i ul ol li br h1 h2 h3 h4 h5 h6 blockquote code pre'.split(' '),
  strip: ['script', 'iframe', 'embed', 'object', 'img', 'image'],
  attributes: {},
  protocols: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
