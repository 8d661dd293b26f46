import * as z from 'zod/mini';

/** An address of the product, or a template of one: '/question?about={reference}'. Never another site. */
const address = z.string().check(z.regex(/^\/(?!\/)[^\s\\]*$/, 'an address begins with one slash'));

const label = z.string().check(z.minLength(1), z.maxLength(60));
/** The name of an icon that the shell knows. One that it does not know is drawn as a plain one. */
const icon = z._default(z.string().check(z.maxLength(40)), '');
/** Entries are drawn in ascending order. */
const order = z._default(z.number(), 100);

const homeCard = z.object({ path: address, label, description: z.string().check(z.maxLength(120)), icon, order });
const headerEntry = z.object({ path: address, label, icon, order });
const ownThing = z.object({
  path: address,
  label,
  description: z._default(z.string().check(z.maxLength(120)), ''),
  order,
});
const extension = z.object({ label, href: address, icon, order });

/** What a remote adds to other parts of the product: cards, links and menu entries, but no code. */
export const contributions = z.object({
  /** Cards of the home page. */
  home: z._default(z.array(homeCard), []),
  /** The main parts of the product: entries of the header, on a phone of the bar at the bottom. */
  header: z._default(z.array(headerEntry), []),
  /** What somebody keeps here: entries behind the account button, and of the home page. */
  own: z._default(z.array(ownThing), []),
  /** Addresses under a name, so that other remotes can link here without knowing them. */
  links: z._default(z.record(z.string(), address), {}),
  /** The extension points that this remote draws: 'word-menu'. */
  offers: z._default(z.array(z.string()), []),
  /** Entries for extension points of other remotes, by the point's name. */
  extensions: z._default(z.record(z.string(), z.array(extension)), {}),
});
/** What a remote adds to other parts of the product. */
export type Contributions = z.infer<typeof contributions>;
/** A card of the home page. */
export type HomeCard = z.infer<typeof homeCard>;
/** An entry in an extension point, such as a word's menu. */
export type Extension = z.infer<typeof extension>;
