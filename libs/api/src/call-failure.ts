interface FailureDetails {
  readonly code?: string | undefined;
  readonly ownMessage?: string | undefined;
  readonly nearest?: readonly string[] | undefined;
  readonly cause?: unknown;
}

/** A call that returned an error or got no response. Its `message` is for logs; people read only `ownMessage`. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  /** HTTP status; 0 when no response arrived. */
  readonly status: number;
  readonly code: string | undefined;
  /** What our function says about the error, in words for people. Undefined for the words of a library or a proxy. */
  readonly ownMessage: string | undefined;
  /** When nothing was found: the names most like what was asked for, nearest first. */
  readonly nearest: readonly string[];

  constructor(message: string, status: number, { code, ownMessage, nearest = [], cause }: FailureDetails = {}) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.ownMessage = ownMessage;
    this.nearest = nearest;
  }
}
