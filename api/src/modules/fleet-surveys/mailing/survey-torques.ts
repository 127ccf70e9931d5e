import {
  type Fasteners,
  surveyReportWords as keys,
  type TorqueResult,
  torqueSizes,
  torqueUnitOf,
} from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ExportTable, TableColumn } from '../../../exports/document.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';

/** The torque check of a wheel end: N·m. */
interface StoredTorque {
  readonly unit_number: string;
  readonly axle_number: number;
  readonly side: 'left' | 'right';
  readonly fasteners: Fasteners;
  readonly least_nm: number;
  readonly most_nm: number;
  readonly measured_nm: number | null;
  readonly result: TorqueResult;
}

interface TableContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly words: LocalizedTexts;
}

/** Returns the wheel ends whose torque was checked in a survey, by unit; null if there are none. */
export async function surveyTorques(
  { db, user, words: { t } }: TableContext,
  surveyId: number,
): Promise<ExportTable | null> {
  const torques = await readTorques(db, surveyId);
  if (torques.length === 0) return null;
  const torqueUnit = torqueUnitOf(user.unitOfMeasurement);
  const unit = t(`measure_unit.${torqueUnit}`);
  const shown = (nm: number) => roundHalfUp(nm / torqueSizes[torqueUnit], 6);
  const text = (key: string): TableColumn => ({ heading: t(key), format: 'text' });
  const measure = (key: string): TableColumn => ({ heading: t(key, { unit }), format: 'mean' });
  const rows = torques.map((each) => ({
    cells: [
      each.unit_number,
      t(`torque.end_${each.side}`, { axle: each.axle_number }),
      t(`fasteners.${each.fasteners}`),
      shown(each.least_nm),
      shown(each.most_nm),
      each.measured_nm === null ? null : shown(each.measured_nm),
      t(`torque_result.${each.result}`),
    ],
    level: 0 as const,
  }));
  return {
    columns: [
      text(keys.unitNumber),
      text(keys.wheelEnd),
      text(keys.fasteners),
      measure(keys.leastTorque),
      measure(keys.mostTorque),
      measure(keys.measuredTorque),
      text(keys.torqueResult),
    ],
    rows,
  };
}

async function readTorques(db: Kysely<Schema>, surveyId: number): Promise<StoredTorque[]> {
  const { rows } = await sql<StoredTorque>`
    select i.unit_number, c.axle_number, c.side, c.fasteners, c.least_nm, c.most_nm, c.measured_nm,
      c.result
    from torque_checks c
    join unit_inspections i on i.id = c.inspection_id
    where i.survey_id = ${surveyId}
    order by i.id, c.axle_number, c.side`.execute(db);
  return rows;
}
