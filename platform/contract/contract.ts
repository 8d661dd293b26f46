/** The public types of a library, as its declaration files say them. */
export interface Contract {
  /** '@berea/ui' */
  readonly name: string;
  readonly version: string;
  /** The files that others import: 'index.d.ts', 'pickers/index.d.ts'. */
  readonly entries: readonly string[];
  /** Path below `src` → declarations, of the entries and of every file whose types they name. */
  readonly files: ReadonlyMap<string, string>;
}

const fileLine = /^── (\S+)( \(entry\))?$/;

/** The text that is committed: readable in a review, and one line for one member. */
export function printContract({ name, version, entries, files }: Contract): string {
  const parts = [...files].map(
    ([file, text]) => `── ${file}${entries.includes(file) ? ' (entry)' : ''}\n${text.trimEnd()}\n`,
  );
  return [`${name} ${version}\n`, ...parts].join('\n');
}

/** Reads what `printContract` wrote. */
export function readContract(text: string): Contract {
  const [head = '', ...lines] = text.split('\n');
  const [name = '', version = ''] = head.split(' ');
  const entries: string[] = [];
  const files = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of lines) {
    const [, file, isEntry] = fileLine.exec(line) ?? [];
    if (file === undefined) current.push(line);
    else {
      files.set(file, (current = []));
      if (isEntry) entries.push(file);
    }
  }
  return {
    name,
    version,
    entries,
    files: new Map([...files].map(([file, own]) => [file, `${own.join('\n').trimEnd()}\n`])),
  };
}
