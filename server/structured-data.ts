import { chapterName } from '@berea/scripture';
import { passageAt } from './canonical-address.ts';

interface Described {
  /** From the root, with its query. */
  readonly address: string;
  readonly origin: string;
  /** Of a card, its name. */
  readonly title: string | undefined;
  readonly description: string | undefined;
}

const schema = 'https://schema.org';

/** Where a page stands, for the line above its title in a list of results. */
function breadcrumb(origin: string, steps: readonly (readonly [name: string, address: string])[]): object {
  const items = steps.map(([name, address], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + address,
  }));
  return { '@context': schema, '@type': 'BreadcrumbList', itemListElement: items };
}

function dataOf({ address, origin, title, description }: Described): object | undefined {
  const place = passageAt(address)?.place;
  if (place) {
    const book = `/bible/${place.book.name.toLowerCase().replaceAll(' ', '-')}`;
    return breadcrumb(origin, [
      ['Bible', '/bible'],
      [place.book.name, book],
      [chapterName(place), `${book}/${place.chapter}`],
    ]);
  }
  if (title === undefined || description === undefined) return undefined;
  if (address.startsWith('/encyclopedia/entry/'))
    return breadcrumb(origin, [
      ['Encyclopedia', '/encyclopedia'],
      [title, address],
    ]);
  if (!address.startsWith('/question?')) return undefined;
  const question = { '@type': 'Question', name: title };
  const answer = { '@type': 'Answer', text: description };
  return { '@context': schema, '@type': 'FAQPage', mainEntity: [{ ...question, acceptedAnswer: answer }] };
}

/** What search engines read about a page beside its text, as an element. It is data, so no script policy applies to it. */
export function structuredData(described: Described): string {
  const data = dataOf(described);
  // No value can end the element.
  const json = data && JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return json === undefined ? '' : `<script type="application/ld+json">${json}</script>`;
}
