import type { Tidying } from '../../db/tidying.ts';
import { forgetUnused } from './queries.ts';

/** Records that nobody has used for long are forgotten. */
export const recordTidying: Tidying = { restless: ['kept_records'], forget: forgetUnused };
