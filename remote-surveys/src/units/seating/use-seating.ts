import type { ConfigurationCode, SeatedTires } from '@portal/contract/fleet-surveys';
import { isCallFailure } from '@portal/platform/http';
import { useState } from 'react';
import {
  isEveryTireAssigned,
  type LostTires,
  lostTiresIn,
  type TireTargets,
  tireTargetsBody,
} from './seating.ts';

interface SeatingQuestion {
  /** The configuration without positions for the tires. */
  readonly configuration: ConfigurationCode;
  readonly lost: LostTires;
}

const noTargets = ({ tires }: LostTires): TireTargets => ({
  goesTo: tires.map(() => null),
  reason: null,
});

/**
 * Targets for tires whose positions a unit loses: requested after the server has refused to lose
 * them.
 */
export function useSeating(configuration: ConfigurationCode) {
  const [asked, setAsked] = useState<SeatingQuestion | null>(null);
  const [seats, setSeats] = useState<TireTargets>({ goesTo: [], reason: null });
  const lost = asked?.configuration === configuration ? asked.lost : null;
  return {
    lost,
    seats,
    setSeats,
    isComplete: lost === null || isEveryTireAssigned(seats),
    /** Fields for the call, if there was a question. */
    said: (): { readonly tires?: SeatedTires } =>
      lost ? { tires: tireTargetsBody(lost, seats) } : {},
    /** Shows the question in a refusal. */
    ask: (error: unknown) => {
      if (!isCallFailure(error) || error.code !== 'tires_in_place') return;
      const found = lostTiresIn(error.details);
      if (!found) return;
      setAsked({ configuration, lost: found });
      setSeats(noTargets(found));
    },
  };
}
