import type { UnitImage } from '@portal/contract/fleet-surveys';
import type { KeyboardEvent } from 'react';

interface Neighbors {
  readonly previous: UnitImage | undefined;
  readonly next: UnitImage | undefined;
  readonly onShow: (photo: UnitImage) => void;
}

/** Moves between photos with the arrow keys. */
export const photoKeys =
  ({ previous, next, onShow }: Neighbors) =>
  ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
    // With these keys, the browser navigates back and forward.
    if (altKey || ctrlKey || metaKey) return;
    const to = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
    if (to) onShow(to);
  };
