/** `[RUNTIME_001]: "Failed to get remoteEntry exports.",` */
const described = /\[\w+\]: "(?:[^"\\]|\\.)*",?/gu;

/**
 * A loader for the federation runtime's table of what its error codes mean. The shell and every remote's entry carried it
 * (0.6 KB as sent each) for messages that name the code and its page in the documentation as well.
 * @throws Error when nothing was found to leave out: the table is written in another way then, and this loader must follow
 */
export default function errorCodes(source: string): string {
  const left = source.replace(described, '');
  if (left === source)
    throw new Error('The table of error codes in @module-federation/error-codes is not written as expected.');
  return left;
}
