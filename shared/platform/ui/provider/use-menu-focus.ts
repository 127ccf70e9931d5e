import { useEffect } from 'react';

/**
 * Moves the focus from an item of a menu that is pressed to the menu's button. The item is gone by the
 * time that a dialog which it opened is closed: the button is what the dialog gives the focus back to.
 */
export function useMenuFocus(): void {
  useEffect(() => {
    const toButton = ({ target }: MouseEvent) => {
      const item = target instanceof Element ? target.closest('[data-menu-item]') : null;
      const button = item?.closest('[data-menu-dropdown]')?.getAttribute('aria-labelledby');
      if (button) document.getElementById(button)?.focus({ preventScroll: true });
    };
    // Before the item hears of it: a dialog remembers what has the focus as it opens.
    document.addEventListener('click', toButton, { capture: true });
    return () => document.removeEventListener('click', toButton, { capture: true });
  }, []);
}
