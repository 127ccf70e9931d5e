import type { DOMAttributes, SyntheticEvent } from 'react';

/** Props that a control with a tooltip must accept. */
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

/** Returns handlers that call the control's own handler and then open or close the tooltip. */
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
      // A click focuses a button as well, but its result is self-explanatory.
      if (event.currentTarget.matches(':focus-visible')) open(event);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      close();
    },
  }) satisfies Pointed;
