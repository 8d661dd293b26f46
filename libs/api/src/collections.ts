import { useHost, type Host } from '@berea/shell-api';
import type { Collection, CollectionLine, SharedCollection } from '@berea/validation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallFailure } from './call-failure.ts';
import { sendOwnRequest, sendRequest } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';
import { requireUser, useSignedIn } from './signed-in.ts';

const table = 'collections';
const columns = 'id,title,items,share_token,updated_at';
/** PostgreSQL's code for a text that is not of the column's type: an address with a mistyped id. */
const invalidText = '22P02';

const collectionSchema = async () => (await import('@berea/validation')).collection;
const linesSchema = async () => {
  const { collectionLine, receivedItems } = await import('@berea/validation');
  return receivedItems(collectionLine);
};

const listKey = (userId: string | undefined) => ['collections', userId] as const;
const oneKey = (userId: string | undefined, id: string) => [...listKey(userId), id] as const;

/** What the owner writes of a collection. */
export type CollectionContent = Pick<Collection, 'id' | 'title' | 'items' | 'share_token'>;

/** The signed-in user's collections without their content, last changed first. */
export function useCollections() {
  const { host, userId } = useSignedIn();
  return useQuery({
    queryKey: listKey(userId),
    queryFn: async ({ signal }): Promise<CollectionLine[]> => {
      const schema = schemaFrom(linesSchema);
      const rows = await sendOwnRequest(
        host,
        userId!,
        (client) =>
          client
            .from(table)
            .select('id,title,updated_at')
            .eq('user_id', userId)
            .order('updated_at', { ascending: false }),
        signal,
      );
      return (await schema).parse(rows);
    },
    enabled: userId !== undefined,
  });
}

/** Fetches a collection of a user; null when there is none with this id. @throws CallFailure */
async function fetchCollection(
  host: Host,
  userId: string,
  id: string,
  signal?: AbortSignal,
): Promise<Collection | null> {
  const schema = schemaFrom(collectionSchema);
  const rows: unknown[] = await sendOwnRequest(
    host,
    userId,
    (client) => client.from(table).select(columns).eq('id', id).eq('user_id', userId),
    signal,
  ).catch(noneWhenMistyped);
  return rows[0] === undefined ? null : (await schema).parse(rows[0]);
}

function noneWhenMistyped(error: unknown): unknown[] {
  if (error instanceof CallFailure && error.code === invalidText) return [];
  throw error;
}

/** A collection of the signed-in user; null when there is none with this id. */
export function useCollection(id: string) {
  const { host, userId } = useSignedIn();
  return useQuery({
    queryKey: oneKey(userId, id),
    queryFn: ({ signal }) => fetchCollection(host, userId!, id, signal),
    enabled: userId !== undefined,
    // What is typed is saved from here; a copy that arrives in between would take it back.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A change that was made elsewhere since this page loaded the collection. Nothing was saved. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
}

const isSame = (one: CollectionContent, other: CollectionContent): boolean =>
  one.title === other.title &&
  one.share_token === other.share_token &&
  one.items.length === other.items.length &&
  one.items.every(({ id, kind, text, version }, at) => {
    const item = other.items[at]!;
    return id === item.id && kind === item.kind && text === item.text && version === item.version;
  });

/** Mutations of the signed-in user's collections, one after another. */
export function useChangeCollections() {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  const scope = { id: table };
  const onSuccess = () => queries.invalidateQueries({ queryKey: listKey(userId), exact: true });
  const create = useMutation({
    scope,
    mutationFn: async (content: CollectionContent) => {
      const owner = requireUser(userId);
      await sendOwnRequest(host, owner, (client) => client.from(table).insert({ user_id: owner, ...content }));
    },
    onSuccess,
  });
  const remove = useMutation({
    scope,
    mutationFn: async (id: string) => {
      const owner = requireUser(userId);
      await sendOwnRequest(host, owner, (client) => client.from(table).delete().eq('id', id).eq('user_id', owner));
    },
    onSuccess,
  });
  /** Adds items at the end of a collection that is not open. */
  const append = useMutation({
    scope,
    mutationFn: async ({ id, items }: Pick<Collection, 'id' | 'items'>) => {
      const owner = requireUser(userId);
      const found = await fetchCollection(host, owner, id);
      if (!found) throw new ChangedElsewhere();
      const rows: unknown[] = await sendOwnRequest(host, owner, (client) =>
        client
          .from(table)
          .update({ items: [...found.items, ...items] })
          .eq('id', id)
          .eq('updated_at', found.updated_at)
          .select('id'),
      );
      if (rows.length === 0) throw new ChangedElsewhere();
    },
    onSuccess,
  });
  return { create, remove, append };
}

/**
 * Saves a collection of the signed-in user, one save after another and after other changes of collections. What was changed
 * elsewhere since it was opened is not overwritten.
 */
export function useSaveCollection(opened: Collection) {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  const scope = { id: table };
  const onSuccess = () => queries.invalidateQueries({ queryKey: listKey(userId), exact: true });
  const known = useRef(opened.updated_at);
  // What was sent without an answer: the server may have it.
  const unanswered = useRef<readonly CollectionContent[]>([]);
  return useMutation({
    scope,
    mutationFn: async (content: CollectionContent): Promise<void> => {
      const owner = requireUser(userId);
      const schema = schemaFrom(collectionSchema);
      const key = oneKey(owner, content.id);
      const write = async (): Promise<unknown> => {
        const rows: unknown[] = await sendOwnRequest(host, owner, (client) => {
          const update = client.from(table).update(content).eq('id', content.id).eq('user_id', owner);
          return update.eq('updated_at', known.current).select(columns);
        }).catch((error: unknown) => {
          unanswered.current = [...unanswered.current, content];
          throw error;
        });
        return rows[0];
      };
      let row = await write();
      if (row === undefined && unanswered.current.length > 0) {
        const found = await fetchCollection(host, owner, content.id);
        if (found && unanswered.current.some((sent) => isSame(found, sent))) {
          known.current = found.updated_at;
          row = await write();
        }
      }
      if (row === undefined) throw new ChangedElsewhere();
      unanswered.current = [];
      const saved = (await schema).parse(row);
      known.current = saved.updated_at;
      queries.setQueryData<Collection>(key, saved);
    },
    onSuccess,
  });
}

/** The collection behind a link, for everybody who has it; null when there is none, or no longer. */
export function useSharedCollection(token: string) {
  const host = useHost();
  return useQuery({
    queryKey: ['shared-collection', token],
    queryFn: async ({ signal }): Promise<SharedCollection | null> => {
      const schema = schemaFrom(async () => (await import('@berea/validation')).sharedCollection);
      const rows: unknown[] = await sendRequest(
        host,
        (client) => client.rpc('shared_collection', { token }),
        signal,
      ).catch(noneWhenMistyped);
      return rows[0] === undefined ? null : (await schema).parse(rows[0]);
    },
  });
}
