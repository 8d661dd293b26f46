import type { SaidHead } from '@berea/platform/serve/product-pages';
import { shownPlace } from '@berea/scripture';
import { canonicalAddress, passageAt } from './canonical-address.ts';
import { pictureAddress } from './picture/address.ts';
import { cardAddress, headOfCard } from './public-addresses.ts';
import { structuredData } from './structured-data.ts';

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
 * As `ProductPages` says. The origin comes from the configuration: nothing that a request says gets into the page.
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
