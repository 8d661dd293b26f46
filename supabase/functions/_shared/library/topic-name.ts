/** What two spellings of one name share: lower case, words separated by single spaces. As public.topic_names has them. */
export const foldTopicName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
