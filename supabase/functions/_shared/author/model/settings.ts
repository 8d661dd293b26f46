import { z } from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** What an operator sets to let a language model write where no card of ours fits. */
export const modelEnvironment = z.object({
  /** Whose model; without it nothing is asked of anybody. `compatible` is any server that speaks OpenAI's chat completions. */
  AI_PROVIDER: z.enum(['openai', 'anthropic', 'google', 'compatible']).optional(),
  /** The provider's own name of the model. */
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  /** Where the provider is, when it is not where it usually is. */
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How long a model may take for one answer, with the second try. Seconds. */
  AI_TIMEOUT: count(25),
  /** Answers that a model writes for one address in a window; beyond it the library answers. */
  AI_LIMIT_PER_ADDRESS: count(20),
  /** The same, for everybody together. */
  AI_LIMIT_OVERALL: count(500),
  /** The length of a window, in seconds. */
  AI_LIMIT_WINDOW: count(3600),
});

export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly timeoutMs: number;
  readonly limits: { readonly perAddress: number; readonly overall: number; readonly windowSeconds: number };
}

/** The model's settings cannot be used; the message is a sentence for the operator. */
export class ModelSettingsError extends Error {
  override readonly name = 'ModelSettingsError';
}

/** Names that a setting had before. They are read for one more release. */
const formerNames: Readonly<Record<string, string>> = { AI_TIMEOUT: 'AI_PATIENCE' };

/**
 * @param get a variable's value; an empty one counts as not set
 * @returns undefined where no model is to be asked
 * @throws ModelSettingsError naming what is wrong or missing; values are not repeated, one of them is a secret
 */
export function modelSettings(get: (name: string) => string | undefined): ModelSettings | undefined {
  const parsed = modelEnvironment.safeParse(
    Object.fromEntries(
      Object.keys(modelEnvironment.shape).map((name) => [name, get(name) || get(formerNames[name] ?? '') || undefined]),
    ),
  );
  if (!parsed.success)
    throw new ModelSettingsError(
      `The environment cannot be used: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}.`,
    );
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = parsed.data;
  if (provider === undefined) return undefined;
  if (model === undefined) throw new ModelSettingsError('AI_MODEL must name a model where AI_PROVIDER is set.');
  // A server of one's own may ask for no key.
  if (provider === 'compatible' ? baseUrl === undefined : apiKey === undefined)
    throw new ModelSettingsError(
      `${provider === 'compatible' ? 'AI_BASE_URL' : 'AI_API_KEY'} must be set for AI_PROVIDER=${provider}.`,
    );
  const {
    AI_TIMEOUT,
    AI_LIMIT_PER_ADDRESS: perAddress,
    AI_LIMIT_OVERALL: overall,
    AI_LIMIT_WINDOW: windowSeconds,
  } = parsed.data;
  return {
    provider,
    model,
    apiKey,
    baseUrl,
    timeoutMs: AI_TIMEOUT * 1000,
    limits: { perAddress, overall, windowSeconds },
  };
}
