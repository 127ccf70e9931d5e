import { type ReactNode, useRef } from 'react';

interface PersistentPartProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps a part of a card in the page once it was shown, so that showing it again redraws nothing.
 * While hidden, it does not update.
 */
export function PersistentPart({ isShown, children }: PersistentPartProps) {
  const last = useRef<ReactNode>(null);
  if (isShown) last.current = children;
  return last.current && <div hidden={!isShown}>{last.current}</div>;
}
