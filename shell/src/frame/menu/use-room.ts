import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Tablets and phones. */
const narrow = '(max-width: 62em)';

/** What gives way to the bar, one after the other, and last the bar itself. */
const order = ['tools', 'brand', 'bar'] as const;

interface Room {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Whether the tools beside the bar may show their words, not icons alone. */
  readonly hasToolWords: boolean;
  /** Whether the brand may show its words. */
  readonly hasBrandWords: boolean;
  /** Whether the menu is to be behind a button. */
  readonly isCompact: boolean;
}

/**
 * What the header has room for. Where the bar does not fit beside everything else, as with long
 * words or many tabs, words of its neighbours give way; on a small screen, and where even that
 * does not help, the menu goes behind a button.
 *
 * @param content what the bar holds: another content is given another try
 * @returns with the ref of the place in which the bar stands
 */
export function useRoom(content: string): Room {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useSyncExternalStore(followNarrow, () => matchMedia(narrow).matches);
  // A wider window than the one in which it did not fit is worth a try.
  const [tight, setTight] = useState<{ content: string; window: number; given: number }>();
  if (tight && tight.content !== content) setTight(undefined);
  const given = tight?.given ?? 0;

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const bar = element.firstElementChild?.firstElementChild;
      if (bar && bar.clientWidth > element.clientWidth)
        setTight({ content, window: innerWidth, given: given + 1 });
    };
    const widened = () => setTight((was) => (was && innerWidth > was.window ? undefined : was));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', widened);
    return () => {
      observer.disconnect();
      removeEventListener('resize', widened);
    };
  }, [content, given]);

  const gives = (what: (typeof order)[number]) => order.indexOf(what) < given;
  const isCompact = isNarrow || gives('bar');
  return {
    place,
    hasToolWords: !gives('tools'),
    hasBrandWords: isCompact || !gives('brand'),
    isCompact,
  };
}

function followNarrow(changed: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
