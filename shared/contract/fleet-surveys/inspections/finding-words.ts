import type { Check, Finding, Severity } from './findings.ts';

interface Rule {
  readonly check: Check;
  readonly severity: Severity;
  readonly measured: number;
  readonly limit: number;
  /** Whether the tire was read as flat; unless given, where nothing was measured. */
  readonly is_flat?: boolean;
}

/**
 * How a finding is put into words: the key of the sentence that holds `{{measured}}`, `{{limit}}` and
 * `{{percent}}`, and the percentage by which the value misses its limit, without a sign.
 */
export function ruleWord({ check, severity, measured, limit, is_flat = measured === 0 }: Rule): {
  readonly key: string;
  readonly percent: number;
} {
  const missed = (Math.abs(measured - limit) / limit) * 100;
  // Values that were converted differ by a trace, which may not turn a half down.
  const percent = Math.round(Number(missed.toFixed(6)));
  if (check === 'tread_depth') return { key: `finding.tread_${severity}`, percent };
  if (check !== 'pressure') return { key: `finding.${check}`, percent };
  if (is_flat) return { key: 'finding.flat', percent };
  return { key: `finding.pressure_${measured < limit ? 'below' : 'above'}`, percent };
}

/** The word key of the place that a finding concerns, which holds `{{axle}}`: a tire, a pair or an axle. */
export function findingPlaceWord({ side, slot }: Pick<Finding, 'side' | 'slot'>): string {
  if (side && slot) return `wheel.${side}_${slot}`;
  return side ? `finding.on_${side}` : 'finding.on_axle';
}
