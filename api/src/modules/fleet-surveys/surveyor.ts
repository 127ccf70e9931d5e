import type { CurrentUser } from '../../access/current-user.ts';
import { dayOf } from '../../exports/reader-clock.ts';

/** Who writes a survey, and when. */
export interface Surveyor {
  readonly user: CurrentUser;
  readonly now: Date;
  /** The calendar day where that person is. */
  readonly today: string;
  /** As that person's device names itself. */
  readonly device: string;
}

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
