import { z } from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Environment variables for letting a language model write where no card matches. */
const modelEnvironment = z.object({
  /** The provider; without it no model is used. `compatible` is any server with OpenAI's chat completions API. */
  AI_PROVIDER: z.enum(['openai', 'anthropic', 'google', 'compatible']).optional(),
  /** The model id of the provider. */
  AI_MODEL: z.string().min(1).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  /** The base URL of the API, if it is not the provider's default. */
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Total time for one answer in seconds, including the second attempt. */
  AI_TIMEOUT: count(25),
  /** Maximum number of answers written by a model for one address per window. Over the limit, the library answers. */
  AI_LIMIT_PER_ADDRESS: count(20),
  /** Maximum number for all addresses together per window. */
  AI_LIMIT_OVERALL: count(500),
  /** Length of the window, in seconds. */
  AI_LIMIT_WINDOW: count(3600),
});

/** Validated settings of the language model. */
export interface ModelSettings {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly timeoutMs: number;
  readonly limits: { readonly perAddress: number; readonly overall: number; readonly windowSeconds: number };
}

/** Invalid model settings. The message is written for the operator. */
class ModelSettingsError extends Error {
  override readonly name = 'ModelSettingsError';
}

/** The names of all variables that `modelSettings` reads. */
export const modelVariables: readonly string[] = Object.keys(modelEnvironment.shape);

/**
 * Reads the model settings from the environment.
 * @param get returns a variable's value; an empty value counts as not set
 * @returns undefined when no model is configured
 * @throws ModelSettingsError naming what is invalid or missing, without values, because one of them is a secret
 */
export function modelSettings(get: (name: string) => string | undefined): ModelSettings | undefined {
  const parsed = modelEnvironment.safeParse(
    Object.fromEntries(modelVariables.map((name) => [name, get(name) || undefined])),
  );
  if (!parsed.success)
    throw new ModelSettingsError(
      `The environment cannot be used: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}.`,
    );
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = parsed.data;
  if (provider === undefined) return undefined;
  if (model === undefined) throw new ModelSettingsError('AI_MODEL must name a model where AI_PROVIDER is set.');
  // A self-hosted server may not require a key.
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
