import { useHost, type Host } from '@berea/shell-api';
import type { Examination } from '@berea/validation';
import { useMutation } from '@tanstack/react-query';
import { callAnonymously } from './function-call.ts';

/** Examines a text. The request does not identify a signed-in user. @throws CallFailure */
async function examine(host: Host, text: string): Promise<Examination> {
  return (
    await callAnonymously(host, 'examine', { text }, async () => (await import('@berea/validation')).examineResponse)
  ).data;
}

/** Mutation for 'Examine'. It is a mutation, and forgotten at once, because no cache may keep what was pasted. */
export function useExamination() {
  const host = useHost();
  return useMutation({ mutationFn: (text: string) => examine(host, text), gcTime: 0 });
}
