import type { Confirmation, ReadingState, TireSaving, Wheel } from '@portal/contract/fleet-surveys';
import { formatMeasure, parseMeasure, toStored } from '@portal/platform/format';
import type { Formats } from '../../../axles/formats.ts';

/** A tire's text field: its pressure, or one of its tread depths. */
export type EntryField = 'pressure' | 0 | 1 | 2;

type Reading = NonNullable<Wheel['reading']>;

/** A tire's unsaved input. */
export interface Entry
  extends Pick<Reading, 'valve' | 'resolution' | 'wear_conditions' | 'comments'> {
  /** Revision of the reading that it changes; 0 if there was none. */
  readonly revision: number;
  readonly pressure: string;
  readonly treads: readonly [string, string, string];
  /** Why there is no value, if a reason was given. */
  readonly absence: Exclude<ReadingState, 'read'> | null;
  readonly isTakenOver: boolean;
  readonly confirmed: readonly Confirmation[];
}

const shown = (value: number | null | undefined, unit: Formats[keyof Formats]): string =>
  value === null || value === undefined ? '' : formatMeasure(toStored(value, unit), unit);

/** Initial input for a tire. */
export function entryOf({ reading }: Pick<Wheel, 'reading'>, formats: Formats): Entry {
  const { pressure_format, tread_depth_format } = formats;
  const tread = (place: number) => shown(reading?.tread_depths[place], tread_depth_format);
  return {
    revision: reading?.revision ?? 0,
    pressure: shown(reading?.pressure, pressure_format),
    treads: [tread(0), tread(1), tread(2)],
    absence: reading && reading.state !== 'read' ? reading.state : null,
    isTakenOver: reading?.is_taken_over ?? false,
    confirmed: reading?.confirmed ?? [],
    valve: reading?.valve ?? null,
    resolution: reading?.resolution ?? null,
    wear_conditions: reading?.wear_conditions ?? [],
    comments: reading?.comments ?? '',
  };
}

export const textOf = (entry: Entry, field: EntryField): string =>
  field === 'pressure' ? entry.pressure : entry.treads[field];

/**
 * The entry with a new text in a field. Earlier confirmations are dropped, as is the mark for
 * values taken over.
 */
export function withText(entry: Entry, field: EntryField, text: string): Entry {
  const changed = { ...entry, absence: null, isTakenOver: false, confirmed: [] };
  if (field === 'pressure') return { ...changed, pressure: text };
  const [first, second, third] = entry.treads;
  const treads = { 0: first, 1: second, 2: third, [field]: text };
  return { ...changed, treads: [treads[0], treads[1], treads[2]] };
}

/** The entry without values, with the reason. */
export const withoutValues = (entry: Entry, absence: Exclude<ReadingState, 'read'>): Entry => ({
  ...entry,
  absence,
  pressure: '',
  treads: ['', '', ''],
  isTakenOver: false,
  confirmed: [],
});

/** The entry with the known values of the previous reading. */
export function withPreviousValues(entry: Entry, { previous }: Wheel, formats: Formats): Entry {
  if (!previous) return entry;
  return {
    ...entry,
    pressure: shown(previous.pressure, formats.pressure_format),
    treads: [shown(previous.tread_depth, formats.tread_depth_format), '', ''],
    absence: null,
    isTakenOver: true,
    confirmed: [],
  };
}

const isEmpty = ({ pressure, treads }: Pick<Entry, 'pressure' | 'treads'>): boolean =>
  [pressure, ...treads].every((text) => text.trim() === '');

/** Whether an entry differs from the reading it started from. */
export function isChanged(entry: Entry, wheel: Wheel, formats: Formats): boolean {
  const { revision: _, ...now } = entry;
  const { revision: __, ...before } = entryOf(wheel, formats);
  return JSON.stringify(now) !== JSON.stringify(before);
}

/**
 * The number in a field. A text left as it is shown keeps its hidden decimals.
 *
 * @returns null for an empty field, and for text that is not a number
 */
function typedValue(
  text: string,
  unit: Formats[keyof Formats],
  known: readonly (number | null | undefined)[],
): number | null {
  const same = known.find((value) => value != null && shown(value, unit) === text);
  return same ?? parseMeasure(text);
}

/** An entry as the call takes it, without its key. */
export function savingOf(
  entry: Entry,
  wheel: Wheel,
  formats: Formats,
): Omit<TireSaving, 'client_key' | 'survey_id' | 'unit_id'> {
  const { reading, previous } = wheel;
  const { pressure_format, tread_depth_format } = formats;
  const treads = entry.treads
    .map((text, place) =>
      typedValue(text, tread_depth_format, [reading?.tread_depths[place], previous?.tread_depth]),
    )
    .filter((value) => value !== null);
  return {
    axle_number: wheel.axle_number,
    side: wheel.side,
    slot: wheel.slot,
    pressure_format,
    tread_depth_format,
    revision: entry.revision,
    tire_id: wheel.tire?.tire_id ?? null,
    state: isEmpty(entry) ? (entry.absence ?? 'not_read') : 'read',
    pressure: typedValue(entry.pressure, pressure_format, [reading?.pressure, previous?.pressure]),
    tread_depths: treads,
    is_taken_over: entry.isTakenOver,
    valve: entry.valve,
    resolution: entry.resolution,
    wear_conditions: [...entry.wear_conditions],
    comments: entry.comments,
    confirmed: [...entry.confirmed],
  };
}
