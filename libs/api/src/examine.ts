import { useHost } from '@berea/shell-api';
import { useMutation } from '@tanstack/react-query';
import { callAnonymously } from './function-call.ts';

const responseSchema = async () => (await import('@berea/validation')).examineResponse;

/**
 * Mutation for 'Examine'. The request does not identify a signed-in user. It is a mutation, and forgotten at once,
 * because no cache may keep what was pasted.
 */
export function useExamination() {
  const host = useHost();
  return useMutation({
    mutationFn: async (text: string) => (await callAnonymously(host, 'examine', { text }, responseSchema)).data,
    gcTime: 0,
  });
}
