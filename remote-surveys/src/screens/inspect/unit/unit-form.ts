import { type AxleMap, surveyLimits } from '@portal/contract/fleet-surveys';
import { formatMeasure, parseMeter, toStored } from '@portal/platform/format';
import type { UnitWriting } from '../use-unit-saving.ts';

/** Text input for a unit as a whole. */
export interface UnitTexts {
  readonly mileage: string;
  readonly hours: string;
  readonly comments: string;
}

type Inspection = AxleMap['inspection'];

export const distanceOf = (unitOfMeasurement: '0' | '1' | '2' | undefined): 'mi' | 'km' =>
  unitOfMeasurement === '1' ? 'mi' : 'km';

const shown = (value: number | null) =>
  value === null ? '' : formatMeasure(toStored(value, 'km'), 'km');

/** Initial values of the form. */
export const textsOf = ({ mileage, hours, comments }: Inspection): UnitTexts => ({
  mileage: shown(mileage),
  hours: shown(hours),
  comments,
});

/** The fields without a valid value. */
export function wrongIn({ mileage, hours }: UnitTexts): ('mileage' | 'hours')[] {
  const isWrong = (text: string, most: number) => {
    const value = parseMeter(text);
    return text.trim() !== '' && (value === null || value > most);
  };
  return [
    ...(isWrong(mileage, surveyLimits.mileage) ? (['mileage'] as const) : []),
    ...(isWrong(hours, surveyLimits.hours) ? (['hours'] as const) : []),
  ];
}

/** The changed fields, as the call takes them. */
export function writingOf({ mileage, hours, comments }: UnitTexts, base: Inspection): UnitWriting {
  return {
    ...(!isSame(mileage, base.mileage) && { mileage: parseMeter(mileage) }),
    ...(!isSame(hours, base.hours) && { hours: parseMeter(hours) }),
    ...(comments !== base.comments && { comments }),
  };
}

/** Whether a text equals a value at the precision in which meters are shown. */
function isSame(text: string, value: number | null): boolean {
  const typed = parseMeter(text);
  if (typed === null || value === null) return text.trim() === '' && value === null;
  return shown(typed) === shown(value);
}

/** Texts from browser storage; null if they are not valid. */
export function textsIn(kept: unknown): UnitTexts | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const [mileage, hours, comments] = (['mileage', 'hours', 'comments'] as const).map(
    (name): unknown => Reflect.get(kept, name),
  );
  if (typeof mileage !== 'string' || typeof hours !== 'string' || typeof comments !== 'string')
    return null;
  return { mileage, hours, comments };
}
