import { useHost, type Host } from '@berea/shell-api';
import type { Collection, CollectionLine, SharedCollection } from '@berea/validation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

const withoutTime = ({ id, title, items, share_token }: Collection): CollectionContent => ({
  id,
  title,
  items,
  share_token,
});

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

/** There is no such collection any more. Nothing was saved. */
export class CollectionGone extends Error {
  override readonly name = 'CollectionGone';
}

/**
 * What a change makes of a collection. It is made of what the server has, which can have been changed elsewhere; so it
 * finds items by their ids, and does nothing a second time.
 */
export type CollectionChange = (now: CollectionContent) => Partial<Omit<CollectionContent, 'id'>>;

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
  /** Deletes a collection. Its result is what was deleted, undefined where that was done elsewhere. */
  const remove = useMutation({
    scope,
    mutationFn: async (id: string): Promise<CollectionContent | undefined> => {
      const owner = requireUser(userId);
      const schema = schemaFrom(collectionSchema);
      const rows: unknown[] = await sendOwnRequest(host, owner, (client) =>
        client.from(table).delete().eq('id', id).eq('user_id', owner).select(columns),
      );
      return rows[0] === undefined ? undefined : withoutTime((await schema).parse(rows[0]));
    },
    onSuccess,
  });
  /** Changes a collection. What was changed elsewhere since it was opened stays. */
  const change = useMutation({
    scope,
    mutationFn: async ({ id, part }: { id: string; part: CollectionChange }): Promise<void> => {
      const owner = requireUser(userId);
      const schema = schemaFrom(collectionSchema);
      const key = oneKey(owner, id);
      const write = async (found: Collection): Promise<unknown> => {
        const rows: unknown[] = await sendOwnRequest(host, owner, (client) => {
          const update = client.from(table).update(part(found)).eq('id', id).eq('user_id', owner);
          return update.eq('updated_at', found.updated_at).select(columns);
        });
        return rows[0];
      };
      const opened = queries.getQueryData<Collection>(key);
      let row = opened && (await write(opened));
      if (row === undefined) {
        const found = await fetchCollection(host, owner, id);
        if (!found) throw new CollectionGone();
        row = await write(found);
      }
      if (row === undefined) throw new Error('The collection was changed again meanwhile.');
      const saved = (await schema).parse(row);
      // Only where it is open: it is loaded anew when it is opened.
      queries.setQueryData<Collection>(key, (shown) => shown && saved);
    },
    onSuccess,
  });
  return { create, remove, change };
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
