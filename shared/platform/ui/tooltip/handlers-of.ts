import type { DOMAttributes, SyntheticEvent } from 'react';

/** What a control with a tooltip takes. */
export interface Pointed
  extends Pick<
    DOMAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  > {
  'aria-describedby'?: string | undefined;
}

interface Does {
  readonly open: (event: SyntheticEvent<HTMLElement>) => void;
  readonly close: () => void;
}

/** The control's own handlers, and after each what the tooltip does. */
export const handlersOf = (own: Pointed, { open, close }: Does) =>
  ({
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      open(event);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      close();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      // A press focuses a button too; what it opens speaks for itself.
      if (event.currentTarget.matches(':focus-visible')) open(event);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      close();
    },
  }) satisfies Pointed;
