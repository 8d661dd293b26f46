import { z } from 'zod';

/** An address of the product, or a template of one: '/question?about={reference}'. Never another site. */
const address = z.string().regex(/^\/(?!\/)[^\s\\]*$/, 'an address begins with one slash');

const label = z.string().min(1).max(60);
/** The name of an icon that the shell knows. One that it does not know is drawn as a plain one. */
const icon = z.string().max(40).default('');
/** Entries are drawn in ascending order. */
const order = z.number().default(100);

const homeCard = z.object({ path: address, label, description: z.string().max(120), icon, order });
const headerEntry = z.object({ path: address, label, icon, order });
const extension = z.object({ label, href: address, icon, order });

/** What a remote adds to other parts of the product: cards, links and menu entries, but no code. */
export const contributions = z.object({
  /** Cards of the home page. */
  home: z.array(homeCard).default([]),
  /** Entries of the header. */
  header: z.array(headerEntry).default([]),
  /** Addresses under a name, so that other remotes can link here without knowing them. */
  links: z.record(z.string(), address).default({}),
  /** The extension points that this remote draws: 'verse-menu'. */
  offers: z.array(z.string()).default([]),
  /** Entries for extension points of other remotes, by the point's name. */
  extensions: z.record(z.string(), z.array(extension)).default({}),
});
/** Of a remote that adds nothing. */
export const noContributions: Contributions = { home: [], header: [], links: {}, offers: [], extensions: {} };
/** What a remote adds to other parts of the product. */
export type Contributions = z.infer<typeof contributions>;
/** A card of the home page. */
export type HomeCard = z.infer<typeof homeCard>;
/** An entry in an extension point, such as a verse's menu. */
export type Extension = z.infer<typeof extension>;
