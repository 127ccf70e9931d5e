import {
  type Finding,
  findingPlaceWord,
  isOfPressure,
  ruleWord,
} from '@portal/contract/fleet-surveys';
import type { MeasureUnit } from '@portal/contract/portal';
import { formatMeasure, formatShare, toStored } from '@portal/platform/format';
import type { SpokenWords } from '../../words/spoken-words.ts';

/** Values are mm or kPa, and told in `unit`. */
interface ToldFinding
  extends Pick<Finding, 'check' | 'severity' | 'measured' | 'limit' | 'axle' | 'side' | 'slot'> {
  readonly unit: MeasureUnit;
  readonly is_flat?: boolean;
}

type FindingValues = Pick<
  ToldFinding,
  'check' | 'severity' | 'measured' | 'limit' | 'side' | 'slot'
> & {
  readonly axle_number: number;
  readonly is_flat?: boolean;
};

interface Formats {
  readonly pressure_format: MeasureUnit;
  readonly tread_depth_format: MeasureUnit;
}

/** A finding whose values are in its reader's units, as the sentences below take it. */
export function inReadersUnit(
  { axle_number: axle, ...finding }: FindingValues,
  { pressure_format, tread_depth_format }: Formats,
): ToldFinding {
  const unit = isOfPressure(finding) ? pressure_format : tread_depth_format;
  const measured = toStored(finding.measured, unit);
  const limit = toStored(finding.limit, unit);
  return { ...finding, axle, measured, limit, unit };
}

/** A finding with its rule in words, after its place. */
export const placedFinding = (finding: ToldFinding, words: SpokenWords): string =>
  `${words.t(findingPlaceWord(finding), { axle: finding.axle })} ${ruleText(finding, words)}`;

/** The same beside its tire: after how much it matters, and after its place where it is of a pair or an axle. */
export const tireFinding = (finding: ToldFinding, words: SpokenWords): string =>
  `${words.t(`severity.${finding.severity}`)}: ${
    finding.slot ? ruleText(finding, words) : placedFinding(finding, words)
  }`;

function ruleText({ unit, ...finding }: ToldFinding, { t, locale }: SpokenWords): string {
  const text = (value: number) => t(`measure.${unit}`, { value: formatMeasure(value, unit) });
  const { key, percent } = ruleWord(finding);
  const { measured, limit } = finding;
  return t(key, {
    measured: text(measured),
    limit: text(limit),
    percent: formatShare(percent, locale),
  });
}
