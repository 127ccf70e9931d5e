import type { Wheel } from '@portal/contract/fleet-surveys';
import { type KeyboardEvent, useRef } from 'react';
import { type Axles, readableInOrder, type Way, wheelAlong } from '../axles/wheel-order.ts';
import { useHandler } from '../pace/use-handler.ts';

type Place = Pick<Wheel, 'axle_number' | 'side' | 'slot' | 'position'>;

/** To the wheel before and to the one after, as they are read. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
/** From axle to axle. */
const axleSteps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The keys of a unit's wheels: the arrow keys to the sides go along its tires as they are read, those up and
 * down from axle to axle. The Tab key reaches one of them.
 *
 * @param chosen position of the chosen tire
 */
export function useWheelKeys(map: Axles<Place>, way: Way, chosen: string | undefined) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const order = readableInOrder(map, way).map(({ position }) => position);
  const reached = (key: string, from: Place): string | undefined => {
    const [by, along] = [steps[key], axleSteps[key]];
    if (key === 'Home') return order[0];
    if (key === 'End') return order.at(-1);
    if (along) return wheelAlong(map, from, along)?.position;
    return by && order[order.indexOf(from.position) + by];
  };
  const step = useHandler((event: KeyboardEvent, from: Place) => {
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
