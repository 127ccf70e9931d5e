import { useEffect } from 'react';

/**
 * Moves the focus from a clicked menu item to the menu's button. The item no longer exists when a
 * dialog that it opened is closed, so the dialog returns the focus to the button.
 */
export function useMenuFocus(): void {
  useEffect(() => {
    const toButton = ({ target }: MouseEvent) => {
      const item = target instanceof Element ? target.closest('[data-menu-item]') : null;
      const button = item?.closest('[data-menu-dropdown]')?.getAttribute('aria-labelledby');
      if (button) document.getElementById(button)?.focus({ preventScroll: true });
    };
    // Runs before the item's own handler, because a dialog remembers the focused element when it
    // opens.
    document.addEventListener('click', toButton, { capture: true });
    return () => document.removeEventListener('click', toButton, { capture: true });
  }, []);
}
