import type { Overlay } from '../overlays/overlay.ts';
import { hasSingleKeys } from './single-key.ts';

const writing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/**
 * Returns the overlay that a key opens, or null. A single key does nothing in text fields or if it
 * is switched off; nothing opens over a modal dialog.
 *
 * @param present the overlay already open
 */
export function pressedOverlay(event: KeyboardEvent, present: Overlay | null): Overlay | null {
  if (event.defaultPrevented || event.repeat || event.isComposing) return null;
  const isKeyed = present === 'palette' || present === 'help';
  if (!isKeyed && document.querySelector('[aria-modal="true"]')) return null;
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isModified = ctrlKey || metaKey;
  if (isModified && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'palette';
  if (key !== '?' || isModified || altKey || !hasSingleKeys()) return null;
  return target instanceof Element && target.closest(writing) ? null : 'help';
}
