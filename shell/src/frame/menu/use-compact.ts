import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Tablets and phones. */
const narrow = '(max-width: 62em)';

/**
 * Whether the header is to put its menu behind a button: on a small screen, and where the bar does
 * not fit beside everything else, as with long words or many tabs.
 *
 * @param content what the bar holds: another content is given another try
 * @returns with the ref of the place in which the bar stands
 */
export function useCompact(content: string): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isCompact: boolean;
} {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useSyncExternalStore(followNarrow, () => matchMedia(narrow).matches);
  // A wider window than the one in which it did not fit is worth a try.
  const [tight, setTight] = useState<{ content: string; window: number } | null>(null);
  if (tight && tight.content !== content) setTight(null);
  const isCompact = isNarrow || tight !== null;

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const bar = element.firstElementChild?.firstElementChild;
      if (bar && bar.clientWidth > element.clientWidth) setTight({ content, window: innerWidth });
    };
    const widened = () => setTight((was) => (was && innerWidth > was.window ? null : was));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', widened);
    return () => {
      observer.disconnect();
      removeEventListener('resize', widened);
    };
  }, [content]);
  return { place, isCompact };
}

function followNarrow(changed: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
