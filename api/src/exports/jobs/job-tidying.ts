import type { Tidying } from '../../db/tidying.ts';
import { forgetExpired } from './job-rows.ts';

/** Deletes expired exports, as the export jobs also do throughout the day. */
export const jobTidying: Tidying = { restless: ['generated_reports'], forget: forgetExpired };
