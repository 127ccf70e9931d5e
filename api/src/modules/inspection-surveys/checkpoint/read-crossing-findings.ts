import { coldPressure, isOfPressure } from '@portal/contract/fleet-surveys';
import {
  type CrossingFinding,
  type CrossingFindingsRequest,
  crossingFindingsList,
} from '@portal/contract/inspection-surveys';
import { sql } from 'kysely';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { everyones } from '../../../scope/everyones.ts';
import { locationName } from '../../../selections/place-names.ts';
import { type Reader, shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { limitFrom, withSpec } from '../limit-from.ts';
import type { Asking } from '../reports/check-locations.ts';
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

/** What is shown of a finding with its spec, as it is kept: kPa and mm. */
export const findingFields = sql`
  f.id as finding_id, f.check_name as check, f.severity, f.axle_number, f.side, f.slot, f.measured,
  f.limit_value as limit, ${limitFrom}`;

/** A page of the readings behind the counts of a selection that was checked. */
export async function readCrossingFindings(
  { db, user }: Asking,
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
  const { rows, ...counts } = await readPage<Kept<CrossingFinding> & Hot>(
    db,
    {
      key: sql`f.id`,
      columns: sql`${crossingNames}, c.hot_allowance_kpa, ${findingFields}`,
      rows: sql`${crossingTables} join ${everyones('findings')} f on f.inspection_id = i.id
        ${withSpec}
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

/** A finding as it is kept: kPa and mm. */
export type Kept<Finding> = Omit<Finding, 'is_flat'>;

interface Hot {
  readonly hot_allowance_kpa: number | null;
}

type Values = Pick<CrossingFinding, 'check' | 'measured' | 'limit'>;

/** A finding as it travels: in its reader's units, and a pressure less the hot allowance. */
export function shownFinding<Finding extends Values>(
  { hot_allowance_kpa, ...finding }: Finding & Hot,
  user: Reader,
) {
  const { measured, limit } = finding;
  const shown = shownTo(user);
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
