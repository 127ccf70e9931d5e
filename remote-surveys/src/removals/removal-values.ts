import {
  type Destination,
  destinations,
  type RemovalReason,
  type RemovedTire,
  type RemovedTireSaving,
  removalReasons,
  surveyLimits,
  wearConditionCodes,
} from '@portal/contract/fleet-surveys';
import { formatMeasure, parseMeasure, parseMeter, toStored } from '@portal/platform/format';

/** Form values of a removed tire. */
export interface RemovalValues {
  readonly odometer: string;
  readonly hours: string;
  readonly tread_depth: string;
  readonly reason: RemovalReason;
  readonly destination: Destination;
  /** Comma-separated codes, so that two versions can be compared. */
  readonly wear_conditions: string;
  readonly comments: string;
}

/** Wire names of the form's fields. */
export const removalFields = {
  odometer: 'odometer',
  hours: 'hours',
  tread_depth: 'tread_depth',
  removal_reasons: 'reason',
  destination: 'destination',
  wear_conditions: 'wear_conditions',
  comments: 'comments',
} as const;

/** Units of measure of the values. */
export type RemovalFormats = Pick<RemovedTire, 'tread_depth_format' | 'distance_format'>;

type Unit = RemovalFormats[keyof RemovalFormats];

const shown = (value: number | null, unit: Unit) =>
  value === null ? '' : formatMeasure(toStored(value, unit), unit);

/** Initial values of the form. */
export const removalValues = (tire: RemovedTire): RemovalValues => ({
  odometer: shown(tire.odometer, tire.distance_format),
  hours: tire.hours === null ? '' : String(tire.hours),
  tread_depth: shown(tire.tread_depth, tire.tread_depth_format),
  reason: tire.removal_reasons[0] ?? 'unknown',
  destination: tire.destination,
  wear_conditions: tire.wear_conditions.join(','),
  comments: tire.comments,
});

type MeasureField = 'odometer' | 'hours' | 'tread_depth';

/** The largest value that a field accepts. */
export const maximumOf = (name: MeasureField, { tread_depth_format }: RemovalFormats): number =>
  ({
    odometer: surveyLimits.mileage,
    hours: surveyLimits.hours,
    tread_depth: surveyLimits.readings[tread_depth_format],
  })[name];

const typedValue = (name: MeasureField, text: string) =>
  name === 'tread_depth' ? parseMeasure(text) : parseMeter(text);

/** Whether an input can be sent: empty, or a valid value. */
export function isSendable(name: MeasureField, text: string, formats: RemovalFormats): boolean {
  const value = typedValue(name, text);
  return text.trim() === '' || (value !== null && value <= maximumOf(name, formats));
}

/**
 * Body of the call. Values that still read as before are sent unrounded, as they were received.
 *
 * @param read the tire that the form was filled with
 */
export function removalBody(
  values: RemovalValues,
  read: RemovedTire,
): Omit<RemovedTireSaving, 'id' | 'revision' | 'client_key' | 'is_restored'> {
  const before = removalValues(read);
  const value = (name: MeasureField) =>
    values[name] === before[name] ? read[name] : typedValue(name, values[name]);
  const { tread_depth_format, distance_format } = read;
  return {
    tread_depth_format,
    distance_format,
    odometer: value('odometer'),
    hours: value('hours'),
    tread_depth: value('tread_depth'),
    removal_reasons: [values.reason],
    destination: values.destination,
    wear_conditions: wearConditionCodes.filter((code) =>
      values.wear_conditions.split(',').includes(code),
    ),
    comments: values.comments,
  };
}

/** Form values from browser storage; null if they are not valid. */
export function removalIn(kept: unknown): RemovalValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const text = (name: keyof RemovalValues): string | null => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? value : null;
  };
  const reason = removalReasons.find((code) => code === text('reason'));
  const destination = destinations.find((code) => code === text('destination'));
  const [odometer, hours, tread_depth] = [text('odometer'), text('hours'), text('tread_depth')];
  const [wear_conditions, comments] = [text('wear_conditions'), text('comments')];
  if (odometer === null || hours === null || tread_depth === null) return null;
  if (!reason || !destination || wear_conditions === null || comments === null) return null;
  return { odometer, hours, tread_depth, reason, destination, wear_conditions, comments };
}
