import { chapterName, type ChapterPlace } from '@berea/scripture';

/** The heading of a chapter. Of one psalm nobody says "Psalms 23". @param reference as the chapter came with it */
export const chapterHeading = (place: ChapterPlace, reference: string): string =>
  reference === `${place.book.name} ${place.chapter}` ? chapterName(place) : reference;
