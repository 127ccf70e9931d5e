import type { Check, Finding, Severity } from './findings.ts';

interface Rule {
  readonly check: Check;
  readonly severity: Severity;
  readonly measured: number;
  readonly limit: number;
  /** Whether the tire was read as flat; by default, whether `measured` is 0. */
  readonly is_flat?: boolean;
}

/**
 * Returns the key of a finding's sentence, with the placeholders `{{measured}}`, `{{limit}}` and
 * `{{percent}}`, and the unsigned percentage by which the value misses its limit.
 */
export function ruleWord({ check, severity, measured, limit, is_flat = measured === 0 }: Rule): {
  readonly key: string;
  readonly percent: number;
} {
  const missed = (Math.abs(measured - limit) / limit) * 100;
  // Converted values can differ by a trace, which must not turn a half down.
  const percent = Math.round(Number(missed.toFixed(6)));
  if (check === 'tread_depth') return { key: `finding.tread_${severity}`, percent };
  if (check !== 'pressure') return { key: `finding.${check}`, percent };
  if (is_flat) return { key: 'finding.flat', percent };
  return { key: `finding.pressure_${measured < limit ? 'below' : 'above'}`, percent };
}

/**
 * Returns the key of the place that a finding concerns, a tire, a pair or an axle, with the
 * placeholder `{{axle}}`.
 */
export function findingPlaceWord({ side, slot }: Pick<Finding, 'side' | 'slot'>): string {
  if (side && slot) return `wheel.${side}_${slot}`;
  return side ? `finding.on_${side}` : 'finding.on_axle';
}
