import type { UnitImage, Wheel } from '@portal/contract/fleet-surveys';

/** Subject of a photo: a position of the unit, or null for the unit itself. */
export type Subject = Wheel | null;

/** Whether a photo shows a subject. */
export const isOfSubject = ({ place }: UnitImage, subject: Subject): boolean =>
  subject === null
    ? place === null
    : place?.axle_number === subject.axle_number &&
      place.side === subject.side &&
      place.slot === subject.slot;
