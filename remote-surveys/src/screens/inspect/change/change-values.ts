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

/** What goes on: a new tire, one of the stock, or nothing. */
export const changeSources = [
  ...tireSources.filter((each) => each !== 'position'),
  'none',
] as const;
export type ChangeSource = 'new' | 'stock' | 'none';

/** What the form of a replacement holds; empty for what is not said. */
export interface ChangeValues {
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
  readonly brand: string;
  readonly product_line: string;
  readonly tire_size: string;
  readonly load_range: string;
  /** Brand and line of the cap, in two lines; of a tire that was never capped nothing. */
  readonly retread: string;
  readonly caps: string;
  readonly tin: string;
}

/** The units in which the form is filled in. */
export type ChangeFormats = Pick<TiresReplacing, 'tread_depth_format' | 'distance_format'>;

/** What a replacement begins with: what the inspection knows already. */
export function changeValues(
  { tire, reading }: Pick<Wheel, 'tire' | 'reading'>,
  inspection: { readonly mileage: number | null; readonly hours: number | null },
  { tread_depth_format: unit }: Pick<ChangeFormats, 'tread_depth_format'>,
): ChangeValues {
  const meter = (value: number | null) => (value === null ? '' : formatMeasure(value, 'km'));
  const tread = reading?.tread_depth ?? null;
  return {
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

/** Values among what this browser kept; null for what is none of ours. */
export function changeIn(kept: unknown): ChangeValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const text = (name: string) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? value : null;
  };
  const { reason, destination, conditions, source }: Record<string, unknown> = { ...kept };
  const names = [
    'tread',
    'odometer',
    'hours',
    'comments',
    'stock',
    'brand',
    'product_line',
  ] as const;
  const more = ['tire_size', 'load_range', 'retread', 'caps', 'tin'] as const;
  if ([...names, ...more].some((name) => text(name) === null) || !Array.isArray(conditions))
    return null;
  return {
    reason: isOneOf(removalReasons, reason) ? reason : '',
    destination: isOneOf(destinations, destination) ? destination : '',
    conditions: wearConditionCodes.filter((code) => conditions.includes(code)),
    source: isOneOf(changeSources, source) ? source : 'new',
    tread: text('tread') ?? '',
    odometer: text('odometer') ?? '',
    hours: text('hours') ?? '',
    comments: text('comments') ?? '',
    stock: text('stock') ?? '',
    brand: text('brand') ?? '',
    product_line: text('product_line') ?? '',
    tire_size: text('tire_size') ?? '',
    load_range: text('load_range') ?? '',
    retread: text('retread') ?? '',
    caps: text('caps') ?? '0',
    tin: text('tin') ?? '',
  };
}

/** Whether a text says no number that a field takes. */
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

type Removed = NonNullable<TireReplacement['removed']>;

/** What is said of the tire that comes off, as the call takes it. */
export function removedOf(values: ChangeValues): Removed {
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

/** What goes on, as the call takes it. */
export function mountedOf(values: ChangeValues): TireReplacement['mounted'] {
  const { source, stock, caps } = values;
  if (source === 'none') return null;
  if (source === 'stock') return { source, tire_id: Number(stock) };
  const said = (text: string) => text.trim() || null;
  const [retread_brand = '', retread_line = ''] = values.retread.split('\n');
  const isCapped = caps !== '0';
  return {
    source,
    tire: {
      brand: said(values.brand),
      product_line: said(values.product_line),
      tire_size: said(values.tire_size),
      load_range: said(values.load_range),
      caps: Number(caps),
      retread_brand: isCapped ? said(retread_brand) : null,
      retread_line: isCapped ? said(retread_line) : null,
      tin: said(values.tin),
    },
  };
}

/** A place with the tire that is shown there. */
export const asRead = ({ axle_number, side, slot, tire }: Wheel) => ({
  axle_number,
  side,
  slot,
  tire_id: tire?.tire_id ?? null,
  revision: tire?.revision ?? 0,
});

/** Two places whose tires change places; one of them may have none. */
export function rotationOf(one: Wheel, other: Wheel): TireReplacement[] {
  const mountedFrom = ({ tire, axle_number, side, slot }: Wheel): TireReplacement['mounted'] =>
    tire && { source: 'position', position: { axle_number, side, slot } };
  return [
    { ...asRead(one), removed: null, mounted: mountedFrom(other) },
    { ...asRead(other), removed: null, mounted: mountedFrom(one) },
  ];
}
