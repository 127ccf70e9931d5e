import { coldPressure, isOfPressure } from '@portal/contract/fleet-surveys';
import {
  type CrossingFinding,
  type CrossingFindingsRequest,
  crossingFindingsList,
} from '@portal/contract/inspection-surveys';
import { sql } from 'kysely';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { locationName } from '../../../selections/place-names.ts';
import { type Reader, readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';
import { joinSpec, limitFrom } from '../limit-from.ts';
import type { QueryContext } from '../reports/check-locations.ts';
import { crossingNames, crossingTables } from './crossing-rows.ts';
import { latestFirst } from './read-crossings.ts';
import { isChosen } from './selected-crossings.ts';

type Selection = Omit<CrossingFindingsRequest, keyof PageRequest>;

const sorts = {
  unit_number: [sql`i.unit_number collate natural_order`],
  unit_date: [sql`c.local_date`, sql`c.local_time`],
  fleet_location: [sql`${locationName} collate natural_order`],
  severity: [sql`f.severity`],
};

/** The shown columns of a finding with its spec, as stored: in kPa and mm. */
export const findingFields = sql`
  f.id as finding_id, f.check_name as check, f.severity, f.axle_number, f.side, f.slot, f.measured,
  f.limit_value as limit, ${limitFrom}`;

/** Reads a page of the readings behind the counts of a checked selection. */
export async function readCrossingFindings(
  { db, user }: QueryContext,
  selection: Selection,
  page: PageRequest,
): Promise<Page<CrossingFinding>> {
  const { severity, check, survey_id } = selection;
  const further = [
    isChosen(selection),
    ...(survey_id === undefined ? [] : [sql`c.survey_id = ${survey_id}`]),
    ...(severity ? [sql`f.severity = ${severity}`] : []),
    ...(check ? [sql`f.check_name = ${check}`] : []),
  ];
  const { rows, ...counts } = await readPage<WireFinding<CrossingFinding> & Hot>(
    db,
    {
      key: sql`f.id`,
      columns: sql`${crossingNames}, c.hot_allowance_kpa, ${findingFields}`,
      rows: sql`${crossingTables} join ${unguardedTable('findings')} f on f.inspection_id = i.id
        ${joinSpec}
        where ${sql.join(further, sql` and `)}`,
      order: listOrder(
        crossingFindingsList,
        sorts,
        selection,
        sql`${latestFirst}, f.axle_number, f.id`,
      ),
    },
    page,
  );
  return { rows: rows.map((row) => shownFinding(row, user)), ...counts };
}

/** A finding as stored, in kPa and mm. */
export type WireFinding<Finding> = Omit<Finding, 'is_flat'>;

interface Hot {
  readonly hot_allowance_kpa: number | null;
}

type Values = Pick<CrossingFinding, 'check' | 'measured' | 'limit'>;

/**
 * Converts a finding for the wire: in the reader's units, with the hot allowance subtracted from a
 * pressure.
 */
export function shownFinding<Finding extends Values>(
  { hot_allowance_kpa, ...finding }: Finding & Hot,
  user: Reader,
) {
  const { measured, limit } = finding;
  const shown = readingConverters(user);
  return isOfPressure(finding)
    ? {
        ...finding,
        measured: shown.pressure(coldPressure(measured, hot_allowance_kpa ?? 0)),
        limit: shown.pressure(limit),
        is_flat: measured === 0,
      }
    : {
        ...finding,
        measured: shown.tread(measured),
        limit: shown.tread(limit),
        is_flat: false,
      };
}
