import type { RetorquesRequest, TorqueReportRequest } from '@portal/contract/analysis-reports';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { dayOf, type ReaderClock } from '../../../exports/reader-clock.ts';
import type { PageRequest } from '../../../lists/read-page.ts';
import { checkDays } from '../../../selections/check-days.ts';
import { checkLocations } from '../check-locations.ts';

export type TorqueSelection = Omit<TorqueReportRequest, keyof PageRequest>;
export type RetorquesSelection = Omit<RetorquesRequest, keyof PageRequest>;

/** The filters of both lists of the report. */
export type TorqueScope = Pick<
  TorqueSelection,
  'location_ids' | 'date_from' | 'date_to' | 'keyword'
>;

export type Reader = Pick<CurrentUser, 'unitOfMeasurement'>;

/** @throws Refusal as {@link checkDays} and {@link checkLocations} do */
export async function checkSelection(
  db: Kysely<Schema>,
  selection: Pick<TorqueScope, 'location_ids' | 'date_from' | 'date_to'>,
): Promise<void> {
  checkDays(selection);
  await checkLocations(db, selection.location_ids);
}

/**
 * The day on which wheel ends are due, YYYY-MM-DD: the last day of the selection, or today for the
 * reader.
 */
export const lastDay = ({ date_to }: Pick<TorqueScope, 'date_to'>, clock: ReaderClock): string =>
  date_to || dayOf(clock.now, clock);
