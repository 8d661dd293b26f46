import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelSettings } from './settings.ts';

/** Creates the configured model. The package of a provider is imported only when it is used. */
export async function languageModel({
  provider,
  model,
  apiKey,
  baseUrl: baseURL,
}: ModelSettings): Promise<LanguageModelV4> {
  const options = { ...(apiKey !== undefined && { apiKey }), ...(baseURL !== undefined && { baseURL }) };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options)(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)(model);
    case 'compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: 'compatible',
        supportsStructuredOutputs: true,
        ...options,
        baseURL: baseURL ?? '',
      })(model);
  }
}
