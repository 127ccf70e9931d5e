import {
  type AxleMap,
  type Confirmation,
  type ReadingState,
  type Resolution,
  type TireSaving,
  type Valve,
  type WearCondition,
  type Wheel,
  wearConditionCodes,
} from '@portal/contract/fleet-surveys';
import { measureField, measureIn, membersIn, type SetFields, setFields } from '../fields/values.ts';
import type { Comparable } from './comparable.ts';

type Formats = Pick<AxleMap, 'pressure_format' | 'tread_depth_format'>;
type Absence = Exclude<ReadingState, 'read'>;

/** The reading of a tire, with its units of measure and the tire it belongs to. */
export interface ReadingRow extends Formats {
  /** Null if no tire is known. */
  readonly tire_id: number | null;
  readonly reading: Wheel['reading'];
}

type MeasuredValues = {
  readonly pressure: number | Absence | null;
  readonly treads: readonly number[] | Absence | null;
};

type ReadingValues = MeasuredValues &
  SetFields<'wear_conditions', WearCondition> & {
    readonly valve: Valve | null;
    readonly resolution: Resolution | null;
    readonly comments: string;
  };

/** Values as read, in the units of measure of the write or the map. */
type ReadingInput = Formats &
  Pick<TireSaving, 'state' | 'pressure' | 'tread_depths' | 'is_taken_over' | 'confirmed'>;

const name = 'wear_conditions';

/**
 * A tire that could not be read has its state in both fields, so that it clashes with values read
 * by others.
 */
function measured({ state, pressure, tread_depths, ...formats }: ReadingInput): MeasuredValues {
  if (state !== 'read') return { pressure: state, treads: state };
  const { pressure_format, tread_depth_format } = formats;
  return {
    pressure: pressure === null ? null : measureField(pressure, pressure_format),
    treads:
      tread_depths.length === 0
        ? null
        : tread_depths.map((tread) => measureField(tread, tread_depth_format)),
  };
}

/** The reading of a tire. */
export const readingFields: Comparable<TireSaving, ReadingRow, ReadingValues> = {
  rowFields: ({ reading, pressure_format, tread_depth_format }) => ({
    ...(reading
      ? measured({ ...reading, pressure_format, tread_depth_format })
      : { pressure: null, treads: null }),
    valve: reading?.valve ?? null,
    resolution: reading?.resolution ?? null,
    comments: reading?.comments ?? '',
    ...setFields(name, wearConditionCodes, reading?.wear_conditions ?? []),
  }),

  saidFields: (body) => ({
    ...measured(body),
    ...(body.valve !== undefined && { valve: body.valve }),
    ...(body.resolution !== undefined && { resolution: body.resolution }),
    ...(body.comments !== undefined && { comments: body.comments }),
    ...(body.wear_conditions && setFields(name, wearConditionCodes, body.wear_conditions)),
  }),

  bodyWith: (body, fields, { tire_id, reading, ...formats }) => ({
    ...body,
    revision: reading?.revision ?? 0,
    ...(body.tire_id !== undefined && { tire_id }),
    ...valuesIn(fields, body),
    ...attested(fields, [body, ...(reading ? [{ ...reading, ...formats }] : [])]),
    ...(fields.valve !== undefined && { valve: fields.valve }),
    ...(fields.resolution !== undefined && { resolution: fields.resolution }),
    ...(fields.comments !== undefined && { comments: fields.comments }),
    ...(body.wear_conditions && {
      wear_conditions: membersIn(name, wearConditionCodes, fields),
    }),
  }),
};

function valuesIn(
  { pressure = null, treads = null }: Partial<MeasuredValues>,
  { pressure_format, tread_depth_format }: Formats,
): Pick<TireSaving, 'state' | 'pressure' | 'tread_depths'> {
  const isRead = typeof pressure === 'number' || (treads !== null && typeof treads !== 'string');
  if (!isRead) {
    const state = [pressure, treads].includes('inaccessible') ? 'inaccessible' : 'not_read';
    return { state, pressure: null, tread_depths: [] };
  }
  return {
    state: 'read',
    pressure: typeof pressure === 'number' ? measureIn(pressure, pressure_format) : null,
    tread_depths:
      treads !== null && typeof treads !== 'string'
        ? treads.map((tread) => measureIn(tread, tread_depth_format))
        : [],
  };
}

/** Keeps the confirmations of values that are still those of the person who confirmed them. */
function attested(
  { pressure, treads }: Partial<MeasuredValues>,
  sides: readonly ReadingInput[],
): Pick<TireSaving, 'is_taken_over' | 'confirmed'> {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const kept = sides.map((said) => {
    const values = measured(said);
    const hasPressure = isSame(values.pressure, pressure);
    const hasTreads = isSame(values.treads, treads);
    return {
      isTakenOver: said.is_taken_over === true && hasPressure && hasTreads,
      confirmed: (said.confirmed ?? []).filter((question) =>
        isOfPressure(question) ? hasPressure : hasTreads,
      ),
    };
  });
  return {
    is_taken_over: kept.some(({ isTakenOver }) => isTakenOver),
    confirmed: [...new Set(kept.flatMap(({ confirmed }) => confirmed))],
  };
}

const isOfPressure = (question: Confirmation) => question === 'pressure_unlike_mate';
