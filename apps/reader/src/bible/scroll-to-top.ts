/** Scrolls to the top of the page, smoothly unless the user prefers reduced motion. */
export const scrollToTop = (): void =>
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
