import type { Host } from '@berea/shell-api';
import type { ChapterRead, ReadingPlan } from '@berea/validation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allRows } from './all-rows.ts';
import { sendOwnRequest } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';
import { requireUser, useSignedIn } from './signed-in.ts';

/** What somebody reads: their plans, and the chapters they have read, each once a day. */
export interface Reading {
  readonly plans: readonly ReadingPlan[];
  readonly read: readonly ChapterRead[];
}

/** A change to what somebody reads. */
export type ReadingChange =
  | { readonly kind: 'put-plan'; readonly plan: ReadingPlan }
  | { readonly kind: 'remove-plan'; readonly id: string }
  | { readonly kind: 'add-read'; readonly read: readonly ChapterRead[] }
  | { readonly kind: 'remove-read'; readonly read: readonly ChapterRead[] };

const isSame = (one: ChapterRead, other: ChapterRead) => one.chapter === other.chapter && one.read_on === other.read_on;

/** What somebody reads after a change. */
export function changedReading({ plans, read }: Reading, change: ReadingChange): Reading {
  switch (change.kind) {
    case 'put-plan': {
      const known = plans.some(({ id }) => id === change.plan.id);
      return {
        plans: known ? plans.map((plan) => (plan.id === change.plan.id ? change.plan : plan)) : [...plans, change.plan],
        read,
      };
    }
    case 'remove-plan':
      return { plans: plans.filter(({ id }) => id !== change.id), read };
    case 'add-read':
      return { plans, read: [...read, ...change.read.filter((each) => !read.some((known) => isSame(known, each)))] };
    case 'remove-read':
      return { plans, read: read.filter((known) => !change.read.some((each) => isSame(known, each))) };
  }
}

const plansSchema = async () => {
  const { readingPlan, receivedItems } = await import('@berea/validation');
  return receivedItems(readingPlan);
};
const readSchema = async () => {
  const { chapterRead, receivedItems } = await import('@berea/validation');
  return receivedItems(chapterRead);
};

/** Fetches what a user reads; a row that cannot be read is left out. @throws CallFailure */
async function fetchReading(host: Host, userId: string): Promise<Reading> {
  const schemas = [schemaFrom(plansSchema), schemaFrom(readSchema)] as const;
  const [plans, read] = await Promise.all([
    allRows(host, 'reading_plans', userId),
    allRows(host, 'chapters_read', userId),
  ]);
  return {
    plans: (await schemas[0]).parse(plans).sort((a, b) => a.started_on.localeCompare(b.started_on)),
    read: (await schemas[1]).parse(read),
  };
}

/** How many rows one request writes or names in its address. */
const perRequest = { saved: 500, removed: 50 };

/** Saves a change. @throws CallFailure */
async function saveChange(host: Host, userId: string, change: ReadingChange): Promise<void> {
  switch (change.kind) {
    case 'put-plan':
      return void (await sendOwnRequest(host, userId, (client) =>
        client.from('reading_plans').upsert({ user_id: userId, ...change.plan }),
      ));
    case 'remove-plan':
      return void (await sendOwnRequest(host, userId, (client) =>
        client.from('reading_plans').delete().eq('user_id', userId).eq('id', change.id),
      ));
    case 'add-read':
      for (const part of parts(change.read, perRequest.saved)) {
        const rows = part.map((row) => ({ user_id: userId, ...row }));
        await sendOwnRequest(host, userId, (client) =>
          client.from('chapters_read').upsert(rows, { onConflict: 'user_id,chapter,read_on', ignoreDuplicates: true }),
        );
      }
      return;
    case 'remove-read':
      for (const [read_on, read] of Map.groupBy(change.read, (each) => each.read_on)) {
        for (const part of parts(read, perRequest.removed))
          await sendOwnRequest(host, userId, (client) =>
            client
              .from('chapters_read')
              .delete()
              .eq('user_id', userId)
              .eq('read_on', read_on)
              .in(
                'chapter',
                part.map(({ chapter }) => chapter),
              ),
          );
      }
  }
}

const parts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const readingKey = (userId: string | undefined) => ['reading', userId] as const;

/** What the signed-in user reads; idle for a visitor. */
export function useAccountReading() {
  const { host, userId } = useSignedIn();
  return useQuery({
    queryKey: readingKey(userId),
    queryFn: () => fetchReading(host, userId!),
    enabled: userId !== undefined,
  });
}

/** Mutation that changes what the signed-in user reads. The change shows at once, and is taken back when it fails. */
export function useChangeReading() {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  const key = readingKey(userId);
  return useMutation({
    // One after another, so that a chapter that is marked and unmarked ends as it was last.
    scope: { id: 'reading' },
    mutationFn: (change: ReadingChange) => saveChange(host, requireUser(userId), change),
    onMutate: async (change) => {
      // What is still being fetched goes on: cancelled, it would never come.
      const isKnown = queries.getQueryData(key) !== undefined;
      if (isKnown) await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Reading>(key, (now) => now && changedReading(now, change));
      return { isKnown };
    },
    onSuccess: async (_saved, _change, { isKnown }) => {
      if (isKnown) return;
      // A response already in flight may predate the change. A first fetch is only started again once it is cancelled.
      await queries.cancelQueries({ queryKey: key });
      await queries.invalidateQueries({ queryKey: key });
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}
