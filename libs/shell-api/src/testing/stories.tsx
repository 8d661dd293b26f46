import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { fakeNetwork, type Network } from './network.ts';
import { Screens, stage, testUser, type Circumstances, type Remote } from './stage.tsx';

export { json, silence, unreachable, type Call, type Routes } from './network.ts';
export { remoteOf, testUser } from './stage.tsx';

/** The networks of the stories on the page, by the origin of their Supabase: a page of documentation shows many. */
const networks = new Map<string, Network>();
let stories = 0;
let caught = false;

/** Answers requests to the Supabase of a story from its network. All others, such as those of the catalogue, go through. */
function catchRequests(): void {
  if (caught) return;
  caught = true;
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, location.origin);
    return (networks.get(origin)?.fetch ?? fetch)(input, init);
  };
}

function Shown({ screen, circumstances }: { screen: ReactNode; circumstances: Circumstances }) {
  const [{ url, element }] = useState(() => {
    catchRequests();
    const url = `http://story-${++stories}.test`;
    const network = fakeNetwork(circumstances.routes ?? {});
    networks.set(url, network);
    return { url, element: stage(screen, network, circumstances, url).element };
  });
  useEffect(() => () => void networks.delete(url), [url]);
  return element;
}

/** A story as the catalogue reads it. */
export interface ScreenStory {
  readonly render: () => ReactElement;
  /** Waits until the state is reached, so that it is checked and not the one before it. */
  readonly play: (context: { canvas: { findAllByText(text: string | RegExp): Promise<unknown> } }) => Promise<void>;
}

/**
 * Stories of a remote's screens: each is an address, a text by which its state is known, and the responses of the
 * server.
 */
export const screenStories =
  (remote: Remote) =>
  (
    at: string,
    shows: string | RegExp,
    { signedIn, ...circumstances }: Omit<Circumstances, 'at'> & { signedIn?: boolean } = {},
  ): ScreenStory =>
    screenStory(<Screens remote={remote} />, shows, {
      ...circumstances,
      at,
      ...(signedIn && { auth: { user: testUser } }),
    });

/** A story of one screen in a shell. */
export const screenStory = (
  screen: ReactNode,
  shows: string | RegExp,
  circumstances: Circumstances = {},
): ScreenStory => ({
  render: () => <Shown screen={screen} circumstances={circumstances} />,
  play: async ({ canvas }) => void (await canvas.findAllByText(shows)),
});
