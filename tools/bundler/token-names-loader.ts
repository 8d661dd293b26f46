/** An entry of Fluent's table of tokens. */
const entry = /\b(\w+): ['"](var\([^'"]+\))['"]/gu;

/**
 * A loader for Fluent's table of tokens: 30 KB that say `name: 'var(--name)'` of each, of which Fluent's components read
 * a handful. The values are made from the names instead; those that are not (with a fallback) are kept.
 * @throws Error when the table cannot be read: Fluent writes it in another way then, and this loader must follow
 */
export default function tokenNames(source: string): string {
  const entries = [...source.matchAll(entry)].map(([, name, value]) => [name, value] as const);
  if (entries.length < 400) throw new Error('The table of tokens in @fluentui/tokens is not written as expected.');
  const kept = Object.fromEntries(entries.filter(([name, value]) => value !== `var(--${name})`));
  return `export const tokens = new Proxy(${JSON.stringify(kept)}, { get: (kept, name) => kept[name] ?? 'var(--' + name + ')' });`;
}
