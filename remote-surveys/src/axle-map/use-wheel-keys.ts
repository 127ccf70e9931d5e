import type { Wheel } from '@portal/contract/fleet-surveys';
import { type KeyboardEvent, useRef } from 'react';
import {
  type Axles,
  type ReadingOrder,
  readableWheelsInOrder,
  wheelOnNextAxle,
} from '../axles/wheel-order.ts';
import { useHandler } from '../pace/use-handler.ts';

type PositionedWheel = Pick<Wheel, 'axle_number' | 'side' | 'slot' | 'position'>;

/** Steps to the previous and next wheel in reading order. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
/** Steps between axles. */
const axleSteps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keyboard navigation of a unit's wheels: the left and right arrow keys follow the reading order,
 * up and down move between axles. The Tab key reaches only one wheel.
 *
 * @param chosen position of the chosen tire
 */
export function useWheelKeys(
  map: Axles<PositionedWheel>,
  way: ReadingOrder,
  chosen: string | undefined,
) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const order = readableWheelsInOrder(map, way).map(({ position }) => position);
  const reached = (key: string, from: PositionedWheel): string | undefined => {
    const [by, along] = [steps[key], axleSteps[key]];
    if (key === 'Home') return order[0];
    if (key === 'End') return order.at(-1);
    if (along) return wheelOnNextAxle(map, from, along)?.position;
    return by && order[order.indexOf(from.position) + by];
  };
  const step = useHandler((event: KeyboardEvent, from: PositionedWheel) => {
    const to = reached(event.key, from);
    if (!to) return;
    event.preventDefault();
    buttons.current.get(to)?.focus();
  });
  const keepButton = useHandler((position: string, button: HTMLButtonElement | null) => {
    if (button) buttons.current.set(position, button);
    else buttons.current.delete(position);
  });
  /** Position of the tire that the Tab key reaches. */
  const tabStop = order.find((position) => position === chosen) ?? order[0];
  return { tabStop, step, keepButton };
}
