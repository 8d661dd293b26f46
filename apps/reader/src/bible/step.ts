import type { ChapterPlace } from '@berea/scripture';

/** Opens a chapter beside the one that is read, and goes to its top: smoothly, unless less motion is asked for. */
export function step(place: ChapterPlace | undefined, onOpen: (place: ChapterPlace) => void): void {
  if (!place) return;
  onOpen(place);
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}
