import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when an element comes within a distance of the window, and when it leaves it. */
export function useNear(element: RefObject<HTMLElement | null>, distance: string, onChange: (near: boolean) => void) {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => changed(entries.at(-1)!.isIntersecting), {
      rootMargin: `${distance} 0px`,
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance]);
}
