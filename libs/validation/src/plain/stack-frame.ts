/** At most this many events of a page are sent at once. */
export const maxClientEvents = 20;

/** At most this many frames of a stack are sent. */
export const maxFrames = 10;

/** One place of a stack. Only our own scripts are named, without origin or query; there is no room for words. */
export interface StackFrame {
  /** '/r/reader/1.4.0-abc123abc123/42.1a2b3c4d.js' */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What a frame may be: the schema of what is received says the same. */
export const frameLimits = { file: /^\/(?:r|shell)(?:\/[\w-][\w.-]*)+\.js$/, fileLength: 160, count: 1_000_000_000 };

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= frameLimits.count;

/** Whether a frame may be sent. */
export const isStackFrame = ({ file, line, column }: StackFrame): boolean =>
  file.length <= frameLimits.fileLength && frameLimits.file.test(file) && isCount(line) && isCount(column);
