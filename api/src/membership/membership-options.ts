import type { Kysely } from 'kysely';
import type { Clock } from '../app/clock.ts';
import type { LogTarget } from '../app/logging.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { SendMail } from '../mail/mail.ts';

export interface MembershipOptions {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly log: LogTarget;
  /** Origins to which a sign-in may lead back. */
  readonly returnHosts: readonly string[];
}
