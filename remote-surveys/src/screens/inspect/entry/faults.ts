import {
  type Confirmation,
  questionsOf,
  surveyLimits,
  type Wheel,
} from '@portal/contract/fleet-surveys';
import { parseMeasure, toStored } from '@portal/platform/format';
import type { Formats } from '../../../axles/formats.ts';
import { type Entry, type EntryField, savingOf } from './entry.ts';

export interface FieldFault {
  readonly field: EntryField;
  /** Not a number, or beyond the range of gauges. */
  readonly fault: 'no_number' | 'beyond';
  /** Maximum of the field, in its unit of measure. */
  readonly most: number;
  readonly unit: Formats[keyof Formats];
}

/** The fields of an entry that the server would refuse. */
export function faultsOf({ pressure, treads }: Entry, formats: Formats): FieldFault[] {
  const fields: readonly (readonly [EntryField, string, Formats[keyof Formats]])[] = [
    ['pressure', pressure, formats.pressure_format],
    [0, treads[0], formats.tread_depth_format],
    [1, treads[1], formats.tread_depth_format],
    [2, treads[2], formats.tread_depth_format],
  ];
  return fields.flatMap(([field, text, unit]): FieldFault[] => {
    if (text.trim() === '') return [];
    const most = surveyLimits.readings[unit];
    const value = parseMeasure(text);
    if (value === null) return [{ field, fault: 'no_number', most, unit }];
    return value > most ? [{ field, fault: 'beyond', most, unit }] : [];
  });
}

/**
 * Questions to confirm before an entry is sent, by the server's rules.
 *
 * @param mate pressure of the other tire of the pair, in the user's unit; null if it was not read
 */
export function openQuestions(
  entry: Entry,
  wheel: Wheel,
  mate: number | null,
  formats: Formats,
): Confirmation[] {
  const { pressure, tread_depths } = savingOf(entry, wheel, formats);
  const kPa = (value: number | null | undefined) =>
    value == null ? null : toStored(value, formats.pressure_format);
  const mm = (value: number | null | undefined) =>
    value == null ? null : toStored(value, formats.tread_depth_format);
  return questionsOf(
    {
      pressure: kPa(pressure),
      tread: tread_depths.length > 0 ? mm(Math.min(...tread_depths)) : null,
    },
    {
      originalTread: mm(wheel.tire?.original_tread_depth),
      previousTread: mm(wheel.previous?.tread_depth),
      matePressure: kPa(mate),
    },
  ).filter((question) => !entry.confirmed.includes(question));
}
