import { type ReactNode, useRef } from 'react';

interface KeptPartProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a card that stays in the page, out of sight, once it was shown: bringing it back draws
 * nothing anew. Meanwhile it is left as it was.
 */
export function KeptPart({ isShown, children }: KeptPartProps) {
  const last = useRef<ReactNode>(null);
  if (isShown) last.current = children;
  return last.current && <div hidden={!isShown}>{last.current}</div>;
}
