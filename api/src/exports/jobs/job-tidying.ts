import type { Tidying } from '../../db/tidying.ts';
import { forgetExpired } from './job-rows.ts';

/** Exports whose day is over are forgotten, which their jobs do all day too. */
export const jobTidying: Tidying = { restless: ['generated_reports'], forget: forgetExpired };
