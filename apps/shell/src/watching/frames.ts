import { isStackFrame, maxFrames, type StackFrame } from '@berea/validation';

/** A line of a stack, as Chromium writes it, '    at name (address:1:2)', or as Firefox and Safari do, 'name@address:1:2'. */
const place = /^(?:\s+at .*?|[^\s@]*@)\(?(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/;

/**
 * Where an error was thrown, innermost first: only places in our own scripts. Its message, names of functions, and
 * addresses of extensions or other sites are left out.
 */
export function framesOf(thrown: unknown): StackFrame[] {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, address = '', at, column] = place.exec(line) ?? [];
      const url = URL.parse(address);
      if (url?.origin !== location.origin) return [];
      const frame = { file: url.pathname, line: Number(at), column: Number(column) };
      return isStackFrame(frame) ? frame : [];
    })
    .slice(0, maxFrames);
}
