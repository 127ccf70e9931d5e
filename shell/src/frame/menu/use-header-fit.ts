import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Tablets and phones. */
const narrow = '(max-width: 62em)';

/**
 * Parts of the header that shrink to make room for the bar, in this order, and finally the bar
 * itself.
 */
const order = ['tools', 'brand', 'bar'] as const;

interface HeaderFit {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Whether the tools beside the bar show texts, not only icons. */
  readonly hasToolWords: boolean;
  /** Whether the brand shows its text. */
  readonly hasBrandWords: boolean;
  /** Whether the menu is behind a button. */
  readonly isCompact: boolean;
}

/**
 * Determines what fits into the header. Where the bar does not fit, as with long texts or many
 * tabs, its neighbors lose their texts; on a small screen, or if even that is not enough, the menu
 * goes behind a button.
 *
 * @param content what the bar contains: other content is measured anew
 * @returns also the ref of the place that contains the bar
 */
export function useHeaderFit(content: string): HeaderFit {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useSyncExternalStore(followNarrow, () => matchMedia(narrow).matches);
  // Measured anew in a wider window than the one in which the bar did not fit.
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
