import { type KeyboardEvent, useState } from 'react';

/** State of a popover that contains fields. Escape first closes an open list of values. */
export function usePopover() {
  const [isOpen, setOpen] = useState(false);
  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    const isListOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    if (key === 'Escape' && !isListOpen) setOpen(false);
  };
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    popover: {
      opened: isOpen,
      onChange: setOpen,
      position: 'bottom-end',
      closeOnEscape: false,
      hideDetached: false,
      withArrow: true,
      trapFocus: true,
      returnFocus: true,
    } as const,
    dropdown: { onKeyDown: closeOnEscape },
  };
}
