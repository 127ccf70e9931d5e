import type { CurrentUser } from '../../access/current-user.ts';
import { dayOf } from '../../exports/reader-clock.ts';

/** The author of a write to a survey, and the time. */
export interface Surveyor {
  readonly user: CurrentUser;
  readonly now: Date;
  /** The user's local date. */
  readonly today: string;
  /** The name of the user's device, as the device gives it. */
  readonly device: string;
}

/** The user's local year. */
export const yearOf = ({ today }: Pick<Surveyor, 'today'>): number => Number(today.slice(0, 4));

export const surveyorOf = (call: {
  readonly user: CurrentUser;
  readonly now: Date;
  readonly userTime: string;
  readonly device: string;
}): Surveyor => ({
  user: call.user,
  now: call.now,
  today: dayOf(call.now, call),
  device: call.device,
});
