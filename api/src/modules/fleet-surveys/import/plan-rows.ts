import type { UnitsSaving, WheelPosition } from '@portal/contract/fleet-surveys';
import { lostPlaces } from '../mounting/places-of.ts';
import { type FieldFault, judgeUnit, type UnitColumns } from '../units/check-unit.ts';
import type { TakenNumber } from '../units/taken-numbers.ts';
import type { PresentUnit } from '../units/write-change.ts';
import { ownerAfter, replacedValues } from './replaced-values.ts';

type SavedRow = UnitsSaving['units'][number];

/** A row with the stored data that it refers to. */
export interface ResolvedRow {
  readonly said: SavedRow;
  /** The unit that it names; undefined if it names none, null for an unknown one. */
  readonly present: PresentUnit | null | undefined;
  readonly taken: TakenNumber;
  /** The positions with tires on the unit, if its configuration is to change. */
  readonly tires: readonly WheelPosition[];
}

/** The planned columns of a unit; the owner is given by name. */
export type PlannedUnit = UnitColumns & {
  readonly location_id: number;
  readonly owner: string | null;
};

/** The planned outcome of a row. */
export type Plan =
  | { readonly result: 'refused'; readonly faults: readonly FieldFault[] }
  | { readonly result: 'new'; readonly unit: PlannedUnit }
  | { readonly result: 'unchanged'; readonly present: PresentUnit }
  | {
      readonly result: 'changed' | 'moved';
      readonly unit: PlannedUnit;
      readonly present: PresentUnit;
      /** The previous values, by their names on the wire. */
      readonly before: Readonly<Record<string, unknown>>;
    };

interface PlanRowsContext {
  readonly location_id: number;
  /** Names of the owners of an account's units, by their ids. */
  readonly owners: ReadonlyMap<number, string>;
  readonly thisYear: number;
  /** Whether the user has confirmed that units of other locations move to this one. */
  readonly isMoveConfirmed?: boolean | undefined;
}

/** Plans the outcome of each row, as if the rows were saved one after another. */
export function planRows(rows: readonly ResolvedRow[], place: PlanRowsContext): Plan[] {
  /** The unit with each number that a row wants; 0 for a new unit. */
  const holders = new Map(
    rows.flatMap(({ taken: { key, unit } }) => (unit === null ? [] : [[key, unit] as const])),
  );
  const touched = new Set<number>();
  return rows.map((row) => {
    const plan = planRow(row, place, { holders, touched });
    if (plan.result === 'refused') return plan;
    const present = plan.result === 'new' ? null : plan.present;
    if (present) {
      touched.add(present.id);
      if (holders.get(present.number_key) === present.id) holders.delete(present.number_key);
    }
    holders.set(row.taken.key, present?.id ?? 0);
    return plan;
  });
}

interface Course {
  readonly holders: ReadonlyMap<string, number>;
  /** Units changed by an earlier row. */
  readonly touched: ReadonlySet<number>;
}

function planRow(
  { said: row, present, taken, tires }: ResolvedRow,
  { location_id, owners, thisYear, isMoveConfirmed = false }: PlanRowsContext,
  { holders, touched }: Course,
): Plan {
  if (present === null) return refused({ path: 'unit_id', code: 'unknown_value' });
  const { row: _, unit_id, revision, owner, ...said } = row;
  const { columns, faults } = judgeUnit(said, present ?? null, thisYear);
  if (faults.length > 0) return { result: 'refused', faults };
  const holder = holders.get(taken.key);
  if (holder !== undefined && holder !== present?.id) {
    return refused({ path: 'unit_number', code: 'unique' });
  }
  const ownerBefore = owners.get(present?.owner_id ?? 0) ?? null;
  const unit = {
    ...columns,
    location_id,
    owner: ownerAfter({ owner }, ownerBefore),
  };
  if (!present) return { result: 'new', unit };
  if (touched.has(present.id)) return refused({ path: 'unit_id', code: 'unique' });
  const before = replacedValues(unit, { ...present, owner: ownerBefore });
  if (Object.keys(before).length === 0) return { result: 'unchanged', present };
  if (revision === undefined) return refused({ path: 'revision', code: 'invalid' });
  if (revision !== present.revision) {
    return refused({ path: 'revision', code: 'changed_elsewhere' });
  }
  if (lostPlaces(tires, unit.configuration).length > 0) {
    return refused({ path: 'configuration', code: 'tires_in_place' });
  }
  const isMove = present.location_id !== null && present.location_id !== location_id;
  if (isMove && !isMoveConfirmed) return refused({ path: 'location_id', code: 'not_confirmed' });
  return { result: isMove ? 'moved' : 'changed', unit, present, before };
}

const refused = (fault: FieldFault): Plan => ({ result: 'refused', faults: [fault] });
