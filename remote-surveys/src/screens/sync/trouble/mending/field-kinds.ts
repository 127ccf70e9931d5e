import { surveyLimits, unitNumber } from '@portal/contract/fleet-surveys';
import { parseMeasure, parseMeter } from '@portal/platform/format';

/** A field of a write that can be corrected on its own. */
export interface FieldKind {
  /** Text key of its name. */
  readonly name: string;
  readonly inputMode?: 'decimal' | 'numeric';
  readonly maxLength?: number;
  readonly isLong?: true;
  /** The value for an input; undefined if the server would refuse it. */
  readonly valueOf: (text: string, body: unknown) => unknown;
  /** Text key of the allowed values, with `most`. */
  readonly problem: string;
  readonly most?: (body: unknown) => number;
}

interface Formats {
  readonly pressure_format?: 'psi' | 'bar';
  readonly tread_depth_format?: '32nds' | 'mm';
  readonly torque_format?: 'lbft' | 'nm';
}
const formatsOf = (body: unknown) => Object(body) as Formats;

const number = (
  name: string,
  most: (body: unknown) => number,
  parse: (text: string) => number | null = parseMeasure,
): FieldKind => ({
  name,
  inputMode: 'decimal',
  problem: 'unsent.mend.number',
  most,
  valueOf: (text, body) => {
    if (text.trim() === '') return null;
    const value = parse(text);
    return value !== null && value >= 0 && value <= most(body) ? value : undefined;
  },
});

const line = (name: string, maxLength: number): FieldKind => ({
  name,
  maxLength,
  problem: 'form.missing',
  valueOf: (text) => text.trim() || null,
});
const required = (name: string, maxLength: number): FieldKind => ({
  ...line(name, maxLength),
  valueOf: (text) => text.trim() || undefined,
});
const long = (name: string, maxLength: number = surveyLimits.comments): FieldKind => ({
  ...line(name, maxLength),
  isLong: true,
  valueOf: (text) => text,
});

const { readings, torque } = surveyLimits;
const treadOf = (body: unknown) => readings[formatsOf(body).tread_depth_format ?? 'mm'];

/**
 * The fields that can be corrected here, by wire name; others are corrected on the page of their
 * row.
 */
const kinds: Readonly<Record<string, FieldKind>> = {
  pressure: number(
    'unsent.field.pressure',
    (body) => readings[formatsOf(body).pressure_format ?? 'bar'],
  ),
  tread_depths: number('unsent.field.treads', treadOf),
  tread_depth: number('unsent.field.treads', treadOf),
  measured: number('torque.title', (body) => torque[formatsOf(body).torque_format ?? 'nm']),
  mileage: number('unsent.field.meter', () => surveyLimits.mileage, parseMeter),
  odometer: number('unsent.field.meter', () => surveyLimits.mileage, parseMeter),
  hours: number('inspection.hours', () => surveyLimits.hours, parseMeter),
  year: number('unit.year', () => new Date().getFullYear() + 1),
  unit_number: {
    ...required('unit.number', surveyLimits.unitNumber),
    problem: 'unit.problem.unit_number',
    valueOf: (text) => unitNumber(text) ?? undefined,
  },
  vin: line('unit.vin', 40),
  dot: line('unit.dot', surveyLimits.dot),
  license_plate: line('unit.license_plate', 40),
  license_plate_state: line('unit.license_plate_state', 3),
  license_plate_country: line('unit.license_plate_country', 2),
  manufacturer: line('unit.manufacturer', surveyLimits.name),
  model: line('unit.model', surveyLimits.name),
  owner: line('unit.owner', surveyLimits.name),
  surveyor: required('survey.surveyor', surveyLimits.name),
  nonsig: line('survey.nonsig', 40),
  tin: line('change.tin', 40),
  comments: long('unsent.field.comments'),
  notes: long('checklist.notes', surveyLimits.notes),
};

/** The kind of the field at a path; null if it cannot be corrected on its own. */
export const fieldKindAt = (path: string): FieldKind | null =>
  kinds[path.split('.').findLast((name) => !/^\d+$/.test(name)) ?? ''] ?? null;
