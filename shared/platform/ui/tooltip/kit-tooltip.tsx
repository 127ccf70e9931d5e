import { Tooltip, type TooltipProps } from '@mantine/core';
import { useEffect } from 'react';

interface KitTooltipProps extends Omit<TooltipProps, 'children' | 'target' | 'refProp'> {
  readonly target: HTMLElement;
}

/**
 * The kit's tooltip at a control that stands somewhere else. The kit's own `target` is not used: it
 * sets state after each render of the tooltip, which a busy page may repeat until React gives up.
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
  /** Given by the kit: takes the element at which the tooltip is placed. */
  readonly hold?: (element: HTMLElement | null) => void;
}

/** Stands for the control: nothing by itself. */
function Anchor({ target, hold }: AnchorProps) {
  useEffect(() => {
    hold?.(target);
    return () => hold?.(null);
  }, [target, hold]);
  return null;
}
