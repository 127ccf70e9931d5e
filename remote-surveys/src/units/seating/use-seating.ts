import type { ConfigurationCode, SeatedTires } from '@portal/contract/fleet-surveys';
import { isCallFailure } from '@portal/platform/http';
import { useState } from 'react';
import { isSeated, type LostTires, lostTiresIn, type Seats, seatedTires } from './seating.ts';

interface Asked {
  /** The one for which there is no place. */
  readonly configuration: ConfigurationCode;
  readonly lost: LostTires;
}

const nowhere = ({ tires }: LostTires): Seats => ({ goesTo: tires.map(() => null), reason: null });

/** Where tires go whose places a unit loses: asked once the server has refused to lose them. */
export function useSeating(configuration: ConfigurationCode) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [seats, setSeats] = useState<Seats>({ goesTo: [], reason: null });
  const lost = asked?.configuration === configuration ? asked.lost : null;
  return {
    lost,
    seats,
    setSeats,
    isComplete: lost === null || isSeated(seats),
    /** What the call is told, where anything was asked. */
    said: (): { readonly tires?: SeatedTires } => (lost ? { tires: seatedTires(lost, seats) } : {}),
    /** Asks what a refusal asks. */
    ask: (error: unknown) => {
      if (!isCallFailure(error) || error.code !== 'tires_in_place') return;
      const found = lostTiresIn(error.details);
      if (!found) return;
      setAsked({ configuration, lost: found });
      setSeats(nowhere(found));
    },
  };
}
