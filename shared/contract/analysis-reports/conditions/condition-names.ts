import { type TreadUnit, unitSizes } from '../../portal/units-of-measurement.ts';
import { unknownName } from '../../reports/reports.ts';
import type { ConditionTireGroup } from './condition-lists.ts';
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

/** The word keys of groups that have no chart: what all of them are called, and each of them. */
const uncharted = {
  causes: { label: 'conditions.loss_cause', words: 'loss_cause.' },
  left_out_reasons: { label: 'conditions.loss_left_out', words: 'left_out.' },
  price_sources: { label: 'scrap.price_source', words: 'conditions.price_' },
} as const;

const isUncharted = (by: ConditionTireGroup): by is keyof typeof uncharted => by in uncharted;

/** The word key of what a group of tires has in common. */
export function conditionGroupLabel(by: ConditionTireGroup): string {
  if (by === 'locations') return 'conditions.location';
  return isUncharted(by) ? uncharted[by].label : `conditions.of.${by}`;
}

/** A group of tires as people call it, but a location, which is named by its record. */
export function conditionGroupName(
  by: Exclude<ConditionTireGroup, 'locations'>,
  key: string,
  naming: Naming,
): string {
  return isUncharted(by)
    ? naming.t(`${uncharted[by].words}${key}`)
    : conditionName(by, key, naming);
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
