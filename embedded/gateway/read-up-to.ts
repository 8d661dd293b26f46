/** Reads a stream to its end; where it is longer than `maxBytes`, returns a stream with all of it instead. */
export async function readUpTo(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array | ReadableStream<Uint8Array>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    chunks.push(value);
    length += value.byteLength;
    if (length > maxBytes) break;
  }
  return new ReadableStream({
    async pull(controller) {
      const read = chunks.shift();
      if (read) return controller.enqueue(read);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
