import {
  type Destination,
  destinations,
  type RemovalReason,
  removalReasons,
  surveyLimits,
  type TireReplacement,
  type TiresReplacing,
  tireSources,
  type WearCondition,
  type Wheel,
  wearConditionCodes,
} from '@portal/contract/fleet-surveys';
import { formatMeasure, parseMeasure, parseMeter, toStored } from '@portal/platform/format';
import { type MakeValues, makeIn, makeOf } from './make-values.ts';

/** Sources of the mounted tire: new, from stock, or none. */
export const changeSources = [
  ...tireSources.filter((each) => each !== 'position'),
  'none',
] as const;
export type ChangeSource = 'new' | 'stock' | 'none';

/** Form values of a replacement; empty strings for unknown values. */
export interface ChangeValues extends MakeValues {
  /** Id of the tire to remove; empty if there is none. */
  readonly tire: string;
  readonly reason: RemovalReason | '';
  readonly destination: Destination | '';
  readonly tread: string;
  readonly odometer: string;
  readonly hours: string;
  readonly conditions: WearCondition[];
  readonly comments: string;
  readonly source: ChangeSource;
  /** Id of a tire in stock. */
  readonly stock: string;
}

/** The tire at a position, as a form value. */
export const tireIdOf = ({ tire }: Pick<Wheel, 'tire'>): string => String(tire?.tire_id ?? '');

/** Units of measure of the form. */
export type ChangeFormats = Pick<TiresReplacing, 'tread_depth_format' | 'distance_format'>;

/** Initial values of a replacement, from the inspection's data. */
export function changeValues(
  { tire, reading }: Pick<Wheel, 'tire' | 'reading'>,
  inspection: { readonly mileage: number | null; readonly hours: number | null },
  { tread_depth_format: unit }: Pick<ChangeFormats, 'tread_depth_format'>,
): ChangeValues {
  const meter = (value: number | null) => (value === null ? '' : formatMeasure(value, 'km'));
  const tread = reading?.tread_depth ?? null;
  return {
    tire: tireIdOf({ tire }),
    reason: '',
    destination: '',
    tread: tread === null ? '' : formatMeasure(toStored(tread, unit), unit),
    odometer: tire ? meter(inspection.mileage) : '',
    hours: tire ? meter(inspection.hours) : '',
    conditions: tire ? [...(reading?.wear_conditions ?? [])] : [],
    comments: '',
    source: 'new',
    stock: '',
    brand: tire?.brand ?? '',
    product_line: tire?.product_line ?? '',
    tire_size: tire?.tire_size ?? '',
    load_range: tire?.load_range ?? '',
    retread: '',
    caps: '0',
    tin: '',
  };
}

const isOneOf = <Code extends string>(codes: readonly Code[], text: unknown): text is Code =>
  codes.some((code) => code === text);

/** Form values from browser storage; null if they are not valid. */
export function changeIn(kept: unknown): ChangeValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const text = (name: string) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? value : null;
  };
  const { reason, destination, conditions, source }: Record<string, unknown> = { ...kept };
  const make = makeIn(kept);
  const [tire, tread, odometer, hours] = [
    text('tire'),
    text('tread'),
    text('odometer'),
    text('hours'),
  ];
  const [comments, stock] = [text('comments'), text('stock')];
  if (make === null || tire === null || tread === null || odometer === null) return null;
  if (hours === null || comments === null || stock === null || !Array.isArray(conditions))
    return null;
  return {
    ...make,
    tire,
    reason: isOneOf(removalReasons, reason) ? reason : '',
    destination: isOneOf(destinations, destination) ? destination : '',
    conditions: wearConditionCodes.filter((code) => conditions.includes(code)),
    source: isOneOf(changeSources, source) ? source : 'new',
    tread,
    odometer,
    hours,
    comments,
    stock,
  };
}

/** Whether a text is not a number that the field accepts. */
export function isWrong(
  text: string,
  field: 'tread' | 'odometer' | 'hours',
  { tread_depth_format }: Pick<ChangeFormats, 'tread_depth_format'>,
): boolean {
  if (text.trim() === '') return false;
  const value = field === 'tread' ? parseMeasure(text) : parseMeter(text);
  const most = {
    tread: surveyLimits.readings[tread_depth_format],
    odometer: surveyLimits.mileage,
    hours: surveyLimits.hours,
  };
  return value === null || value < 0 || value > most[field];
}

type RemovalBody = NonNullable<TireReplacement['removed']>;

/** The details of the removed tire, as the call takes them. */
export function removedOf(values: ChangeValues): RemovalBody {
  const { reason, destination, tread, odometer, hours, conditions, comments } = values;
  return {
    odometer: parseMeter(odometer),
    hours: parseMeter(hours),
    tread_depth: parseMeasure(tread),
    removal_reasons: [reason || 'unknown'],
    wear_conditions: [...conditions],
    destination: destination || 'scrap',
    comments,
  };
}

/** The mounted tire, as the call takes it. */
export function mountedOf(values: ChangeValues): TireReplacement['mounted'] {
  const { source, stock } = values;
  if (source === 'none') return null;
  return source === 'stock' ? { source, tire_id: Number(stock) } : { source, tire: makeOf(values) };
}

/** A position with the tire shown there. */
export const replacementTargetOf = ({ axle_number, side, slot, tire }: Wheel) => ({
  axle_number,
  side,
  slot,
  tire_id: tire?.tire_id ?? null,
  revision: tire?.revision ?? 0,
});

/** Swaps the tires of two positions; one of them may be empty. */
export function rotationOf(one: Wheel, other: Wheel): TireReplacement[] {
  const mountedFrom = ({ tire, axle_number, side, slot }: Wheel): TireReplacement['mounted'] =>
    tire && { source: 'position', position: { axle_number, side, slot } };
  return [
    { ...replacementTargetOf(one), removed: null, mounted: mountedFrom(other) },
    { ...replacementTargetOf(other), removed: null, mounted: mountedFrom(one) },
  ];
}
