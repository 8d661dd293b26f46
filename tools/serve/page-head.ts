import { shownPlace } from '@berea/scripture';
import { canonicalAddress, passageAt } from './canonical-address.ts';
import { pictureAddress } from './picture/address.ts';
import { cardAddress, headOfCard } from './public-addresses.ts';
import { structuredData } from './structured-data.ts';

/** What a page's screen says about itself, where the server rendered it. */
export interface SaidHead {
  /** With the name of the product: 'John 3:16, King James Version · Berea'. */
  readonly title: string;
  /** Empty where the screen says nothing. */
  readonly description: string;
}

const product = 'Berea';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What is known of a page from its address alone. */
function knownFrom(address: string): Partial<SaidHead> {
  const passage = passageAt(address);
  if (!passage) return headOfCard(address) ?? {};
  return { title: `${shownPlace(passage.place).replace('-', '–')}, ${passage.version.name}` };
}

/** Search engines and messengers show about this many characters. */
const descriptionLength = 200;

const shortened = (text: string): string =>
  text.length <= descriptionLength
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', descriptionLength)).replace(/[\s.,;:]+$/, '')}…`;

/** Gives a meta element of the page its content. */
const withMeta = (page: string, name: string, value: string | undefined): string =>
  value === undefined
    ? page
    : page.replace(
        new RegExp(`(<meta (?:property|name)="${name}" content=")[^"]*`),
        (_, start: string) => start + escaped(value),
      );

/**
 * Writes into a page's head what a shared link shows, and the page's one address.
 * @param page the host's index.html, with general texts and a general picture in its head
 * @param origin the address people enter, from the configuration: nothing that a request says gets into the page
 * @param said what the screen says, where it was rendered
 */
export function withHead(page: string, address: string, origin: string, said?: SaidHead): string {
  const known = knownFrom(address);
  const title = said?.title ?? (known.title === undefined ? undefined : `${known.title} · ${product}`);
  const isCard = cardAddress(address) !== undefined;
  // The name of the product stands beside it; of a card its own name is enough.
  const shared = isCard ? title?.split(' · ')[0] : title?.replace(` · ${product}`, '');
  const full = said?.description || known.description;
  const description = full && shortened(full);
  const url = origin + canonicalAddress(address);
  // The general picture is a file of the shell.
  const picture = pictureAddress(address) ?? /<meta property="og:image" content="([^"]*)/.exec(page)?.[1];
  const meta: readonly (readonly [name: string, value: string | undefined])[] = [
    ['description', description],
    ['og:description', description],
    ['og:title', shared],
    ['og:type', isCard || passageAt(address) ? 'article' : undefined],
    ['og:image', picture && origin + picture],
  ];
  const titled = title === undefined ? page : page.replace(/<title>[^<]*/, () => `<title>${escaped(title)}`);
  const added = [
    `<link rel="canonical" href="${escaped(url)}">`,
    `<meta property="og:url" content="${escaped(url)}">`,
    structuredData({ address, origin, title: shared, description: full }),
  ].join('');
  return meta
    .reduce((html, [name, value]) => withMeta(html, name, value), titled)
    .replace('</head>', () => `${added}</head>`);
}

/** The page of an address where there is nothing: what the browser shows there, for those who do not run it. */
export const withNothing = (page: string): string =>
  page
    .replace(/<title>[^<]*<\/title>/, `<title>Page not found · ${product}</title>`)
    .replace('</head>', '<meta name="robots" content="noindex"></head>')
    .replace(
      /<noscript>[^<]*<\/noscript>/,
      '<noscript><h1>Page not found</h1><p><a href="/">Return to Home</a></p></noscript>',
    );
