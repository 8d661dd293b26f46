import { isMap, isNode, isScalar, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml';

/** A part of a value: the key, or the place in a list, at each step. */
export type Path = readonly PropertyKey[];

/** What a file holds, and the line on which a part of it stands. */
export interface Parsed {
  readonly value: unknown;
  readonly lineOf: (path: Path) => number;
}

/** Why a file cannot be read at all. */
export class Unreadable extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** Every value is a text, so that nobody need know what else YAML takes `no` and `12:1` for. */
const schema = 'failsafe';

/**
 * Reads YAML. Lines are looked for only where somebody asks, which is where something is wrong.
 * @param above how many lines stand above it in its file
 * @throws Unreadable
 */
export function parsedYaml(text: string, above = 0): Parsed {
  try {
    return { value: parse(text, { schema }) as unknown, lineOf: (path) => above + lineIn(text, path) };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Unreadable(above + (error.linePos?.[0].line ?? 1), error.message.split(' at line')[0]!);
  }
}

/** The line of a part, or of what it would stand in; of what has a key, that of the key. */
function lineIn(text: string, path: Path): number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { schema, lineCounter });
  for (let length = path.length; length > 0; length--) {
    const within = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const node = isMap(within)
      ? within.items.map((pair) => pair.key).find((each) => isScalar(each) && each.value === key)
      : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
  }
  return 1;
}

/** What stands under a heading of a card. */
interface Section {
  readonly heading: string;
  readonly text: string;
}

/** A card: what stands above its text, and the text, in sections. */
export interface ParsedCard {
  readonly front: Parsed;
  /** What stands above the first heading. */
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly lineOfHeading: (heading: string) => number;
}

/**
 * Reads Markdown with YAML above it, between lines of `---`.
 * @throws Unreadable
 */
export function parsedCard(text: string): ParsedCard {
  const [, above, below] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  if (above === undefined || below === undefined)
    throw new Unreadable(1, 'does not begin with a part between two lines of ---');
  const [lead, ...rest] = below.split(/^## (.+)$/m);
  const sections = rest.flatMap((heading, place) =>
    place % 2 === 0 ? [{ heading: heading.trim(), text: rest[place + 1]!.trim() }] : [],
  );
  const lines = text.split('\n');
  return {
    front: parsedYaml(above, 1),
    lead: lead!.trim(),
    sections,
    lineOfHeading: (heading) => lines.findIndex((line) => line.trimEnd() === `## ${heading}`) + 1,
  };
}
