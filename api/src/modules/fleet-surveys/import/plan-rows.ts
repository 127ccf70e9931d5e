import type { UnitsSaving, WheelPosition } from '@portal/contract/fleet-surveys';
import { lostPlaces } from '../mounting/places-of.ts';
import { type FieldFault, judgeUnit, type UnitColumns } from '../units/check-unit.ts';
import type { TakenNumber } from '../units/taken-numbers.ts';
import type { PresentUnit } from '../units/write-change.ts';
import { ownerAfter, replacedValues } from './replaced-values.ts';

type SavedRow = UnitsSaving['units'][number];

/** A row beside what there is of it. */
export interface GivenRow {
  readonly said: SavedRow;
  /** The unit that it names; undefined when it names none, null for one that is not there. */
  readonly present: PresentUnit | null | undefined;
  readonly taken: TakenNumber;
  /** The places at which the unit has tires, where its configuration is to change. */
  readonly tires: readonly WheelPosition[];
}

/** What a unit is to be; the owner is named. */
export type PlannedUnit = UnitColumns & {
  readonly location_id: number;
  readonly owner: string | null;
};

/** What comes of a row. */
export type Plan =
  | { readonly result: 'refused'; readonly faults: readonly FieldFault[] }
  | { readonly result: 'new'; readonly unit: PlannedUnit }
  | { readonly result: 'unchanged'; readonly present: PresentUnit }
  | {
      readonly result: 'changed' | 'moved';
      readonly unit: PlannedUnit;
      readonly present: PresentUnit;
      /** The values before, by the names on the wire. */
      readonly before: Readonly<Record<string, unknown>>;
    };

interface Place {
  readonly location_id: number;
  /** Names of the owners of an account's units, by their ids. */
  readonly owners: ReadonlyMap<number, string>;
  readonly thisYear: number;
  /** Whether somebody has agreed that units of other locations are moved to this one. */
  readonly isMoveConfirmed?: boolean | undefined;
}

/** Says what comes of each row, as if they were saved one after another. */
export function planRows(rows: readonly GivenRow[], place: Place): Plan[] {
  /** Who has each number that a row wants; 0 is a unit that is new. */
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
  /** Units that an earlier row has changed. */
  readonly touched: ReadonlySet<number>;
}

function planRow(
  { said: row, present, taken, tires }: GivenRow,
  { location_id, owners, thisYear, isMoveConfirmed = false }: Place,
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
