import { type TreadUnit, unitSizes } from '../../portal/units-of-measurement.ts';
import { unknownName } from '../../reports/reports.ts';
import {
  type ConditionGraph,
  conditionWords,
  lastTreadBand,
  treadBandSize,
} from './condition-parts.ts';

/** The words in which groups are called. */
interface Naming {
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  readonly unit: TreadUnit;
}

/** A group of the fleet conditions as people call it. */
export function conditionName(graph: ConditionGraph, key: string, naming: Naming): string {
  if (graph === 'tread_bands') return bandName(key, naming);
  const words = conditionWords[graph];
  if (words !== null) return naming.t(`${words}.${key}`);
  return key === unknownName ? naming.t('conditions.unknown') : key;
}

/** A band of treads by where it begins and ends, in its reader's unit. */
function bandName(key: string, { t, unit }: Naming): string {
  if (key === 'not_read') return t('conditions.not_read');
  const begin = Number(key);
  const shown = (depth: number) =>
    unit === '32nds' ? String(depth) : ((depth * unitSizes['32nds']) / unitSizes[unit]).toFixed(2);
  const ends = { from: shown(begin), to: shown(begin + treadBandSize) };
  return t(
    begin === lastTreadBand ? `conditions.band_from_${unit}` : `conditions.band_${unit}`,
    ends,
  );
}
