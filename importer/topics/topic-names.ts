import { foldTopicName } from '@berea/search/text';

/** 'BATH-SHEBA (BATHSHEBA)' → 'Bath-sheba (Bathsheba)'; 'JESUS, THE CHRIST' → 'Jesus, the Christ'. */
export const titleOf = (key: string): string =>
  key
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}+/gu, (word, at: number) =>
      at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    // The second half of a hyphenated name is lower case: 'Bath-sheba'.
    .replace(/-\p{L}/gu, (letter) => letter.toLowerCase())
    .replace(/\((?:R|A)\. ?V\./gi, (mark) => mark.toUpperCase());

const small = new Set(['of', 'the', 'and', 'in', 'to', 'for', 'from', 'with', 'or', 'a', 'on', 'by', 'at']);

/**
 * The names under which a topic can be looked up, folded (see foldTopicName), its own name first: 'BATH-SHEBA
 * (BATHSHEBA)' is 'bath sheba' and 'bathsheba', 'ABSTINENCE, TOTAL' is also 'total abstinence', 'LOST, THE' also
 * 'lost'.
 */
export function namesOf(key: string): string[] {
  const plain = key.replace(/\((?:R|A)\. ?V\.\)?|\(\?\)/g, ' ');
  const inBrackets = [...plain.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside]) => inside!.split(/,| or /i));
  const outside = plain.replace(/\([^()]*\)/g, ' ');
  const [head = '', ...rest] = outside.split(',');
  const tail = rest.join(' ').trim();
  const names = [
    outside,
    ...(tail !== '' ? [`${tail} ${head}`, ...(/^(?:the|a|an)$/i.test(tail) ? [head] : [])] : []),
    // Brackets may hold a name, a category ('ANGEL (A SPIRIT)') or a remark; only single words are treated as names.
    ...inBrackets.filter((inside) => /^\s*[\p{L}-]+\s*$/u.test(inside)),
  ];
  return [...new Set(names.map(foldTopicName).filter((name) => name !== ''))];
}
