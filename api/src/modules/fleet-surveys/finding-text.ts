import {
  type Finding,
  findingPlaceWord,
  isOfPressure,
  ruleWord,
} from '@portal/contract/fleet-surveys';
import type { MeasureUnit } from '@portal/contract/portal';
import { formatMeasure, formatShare, toStored } from '@portal/platform/format';
import type { LocalizedTexts } from '../../words/localized-texts.ts';

/** Values are mm or kPa, and shown in `unit`. */
interface FindingInReaderUnits
  extends Pick<Finding, 'check' | 'severity' | 'measured' | 'limit' | 'axle' | 'side' | 'slot'> {
  readonly unit: MeasureUnit;
  readonly is_flat?: boolean;
}

type FindingValues = Pick<
  FindingInReaderUnits,
  'check' | 'severity' | 'measured' | 'limit' | 'side' | 'slot'
> & {
  readonly axle_number: number;
  readonly is_flat?: boolean;
};

interface Formats {
  readonly pressure_format: MeasureUnit;
  readonly tread_depth_format: MeasureUnit;
}

/** Prepares a finding with values in the reader's units for the sentences below. */
export function toReaderUnit(
  { axle_number: axle, ...finding }: FindingValues,
  { pressure_format, tread_depth_format }: Formats,
): FindingInReaderUnits {
  const unit = isOfPressure(finding) ? pressure_format : tread_depth_format;
  const measured = toStored(finding.measured, unit);
  const limit = toStored(finding.limit, unit);
  return { ...finding, axle, measured, limit, unit };
}

/** Describes a finding in words: position, then rule. */
export const findingText = (finding: FindingInReaderUnits, words: LocalizedTexts): string =>
  `${words.t(findingPlaceWord(finding), { axle: finding.axle })} ${ruleText(finding, words)}`;

/**
 * Describes a finding beside its tire: severity, then rule, with the position only if it concerns a
 * pair or an axle.
 */
export const tireFindingText = (finding: FindingInReaderUnits, words: LocalizedTexts): string =>
  `${words.t(`severity.${finding.severity}`)}: ${
    finding.slot ? ruleText(finding, words) : findingText(finding, words)
  }`;

function ruleText(
  { unit, ...finding }: FindingInReaderUnits,
  { t, locale }: LocalizedTexts,
): string {
  const text = (value: number) => t(`measure.${unit}`, { value: formatMeasure(value, unit) });
  const { key, percent } = ruleWord(finding);
  const { measured, limit } = finding;
  return t(key, {
    measured: text(measured),
    limit: text(limit),
    percent: formatShare(percent, locale),
  });
}
