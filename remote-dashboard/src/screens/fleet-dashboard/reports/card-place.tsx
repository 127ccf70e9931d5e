import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './card-place.module.css';

interface CardPlaceProps {
  /** Whether it fills a whole row of the grid. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/**
 * A card's place in the grid. When a click on the card moves it to a row of its own, or back, the
 * page scrolls so that the card stays under the pointer.
 */
export function CardPlace({ isWhole, children }: CardPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that moves the card
  useLayoutEffect(() => {
    const top = place.current?.getBoundingClientRect().top;
    if (top !== undefined && pressedAt.current !== null && top !== pressedAt.current)
      window.scrollBy({ top: top - pressedAt.current, behavior: 'instant' });
    pressedAt.current = null;
  }, [isWhole]);

  return (
    <div
      ref={place}
      className={classes.place}
      data-whole={isWhole}
      onClickCapture={() => {
        pressedAt.current = place.current?.getBoundingClientRect().top ?? null;
      }}
    >
      {children}
    </div>
  );
}
