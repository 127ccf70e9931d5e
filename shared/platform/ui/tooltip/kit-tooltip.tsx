import { Tooltip, type TooltipProps } from '@mantine/core';
import { useEffect } from 'react';

interface KitTooltipProps extends Omit<TooltipProps, 'children' | 'target' | 'refProp'> {
  readonly target: HTMLElement;
}

/**
 * The kit's tooltip for a control that is rendered elsewhere. The kit's own `target` is not used:
 * it sets state after each render of the tooltip, which a busy page may repeat until React gives
 * up.
 */
export default function KitTooltip({ target, ...look }: KitTooltipProps) {
  return (
    <Tooltip {...look} refProp="hold">
      <Anchor target={target} />
    </Tooltip>
  );
}

interface AnchorProps {
  readonly target: HTMLElement;
  /** Set by the kit: receives the element at which the tooltip is positioned. */
  readonly hold?: (element: HTMLElement | null) => void;
}

/** Represents the control to the kit; renders nothing. */
function Anchor({ target, hold }: AnchorProps) {
  useEffect(() => {
    hold?.(target);
    return () => hold?.(null);
  }, [target, hold]);
  return null;
}
