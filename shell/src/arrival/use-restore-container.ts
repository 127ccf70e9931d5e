import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Puts the container of all screens and its siblings back into the document whenever screens
 * change. Otherwise, a page that emptied the elements around it would break the pages after it.
 */
export function useRestoreContainer(place: RefObject<HTMLElement | null>): void {
  const around = useRef<{ parent: HTMLElement; nodes: readonly ChildNode[] }>(null);
  useLayoutEffect(() => {
    const parent = place.current?.parentElement;
    if (parent) around.current ??= { parent, nodes: [...parent.childNodes] };
    const before = around.current;
    if (before?.nodes.some((node) => node.parentElement !== before.parent))
      before.parent.replaceChildren(...before.nodes);
  });
}
