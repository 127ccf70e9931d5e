import type { UnitImage, Wheel } from '@portal/contract/fleet-surveys';

/** Of what photos are: of a place of the unit, or of the unit itself. */
export type Subject = Wheel | null;

/** Whether a photo is of that. */
export const isOf = ({ place }: UnitImage, subject: Subject): boolean =>
  subject === null
    ? place === null
    : place?.axle_number === subject.axle_number &&
      place.side === subject.side &&
      place.slot === subject.slot;
