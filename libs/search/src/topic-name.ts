/** Normalises the name of a topic: lower case, words separated by single spaces. Must match `public.topic_names`. */
export const foldTopicName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
