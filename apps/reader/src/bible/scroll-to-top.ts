/** To where a chapter begins: smoothly, unless less motion is asked for. */
export const scrollToTop = (): void =>
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
