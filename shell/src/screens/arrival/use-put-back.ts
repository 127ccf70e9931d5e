import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Puts the place of all screens, and what stands beside it, back into the document whenever screens
 * come and go: a page that emptied what surrounds it would hold back those that come after it.
 */
export function usePutBack(place: RefObject<HTMLElement | null>): void {
  const around = useRef<{ parent: HTMLElement; nodes: readonly ChildNode[] }>(null);
  useLayoutEffect(() => {
    const parent = place.current?.parentElement;
    if (parent) around.current ??= { parent, nodes: [...parent.childNodes] };
    const before = around.current;
    if (before?.nodes.some((node) => node.parentElement !== before.parent))
      before.parent.replaceChildren(...before.nodes);
  });
}
