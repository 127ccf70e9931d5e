import type { Kysely } from 'kysely';
import type { Clock } from '../app/clock.ts';
import type { LogTarget } from '../app/logging.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { PostMail } from '../mail/mail.ts';

export interface MembershipOptions {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly postMail: PostMail;
  readonly log: LogTarget;
  /** Origins to which a sign-in may return. */
  readonly returnHosts: readonly string[];
  /** Origin of the portal to which pages link if the user did not come from a portal. */
  readonly portal: string;
}
