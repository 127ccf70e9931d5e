import type { Figure } from '../report-definition.ts';
import type { RowsBy } from '../report-vocabulary.ts';

/**
 * References to which a figure is compared: the same figure for the same dates a year earlier, or
 * the figure of all rows together.
 */
export const changeReferences = ['previous', 'fleet'] as const;
export type ChangeReference = (typeof changeReferences)[number];

/**
 * The rows of a report that a rule examines: its total, its own rows, or rows by location or
 * dealer.
 */
export type ChangeRows = 'total' | 'row' | RowsBy;

/**
 * How the money at stake is computed from a figure, its reference, and the spend of the chosen
 * records. `excess`: the numerator beyond the reference's share of the denominator, which is money
 * itself. `longer`: the part of a spend by which the figure exceeds its reference. `replaced`: the
 * same excess as a number of items, at the price of the item bought instead, less the price of the
 * item saved.
 */
export type ChangeMoney<Spend extends string = string> =
  | { readonly kind: 'excess' }
  | { readonly kind: 'longer'; readonly spend: Spend }
  | { readonly kind: 'replaced'; readonly bought: Spend; readonly saved: Spend };

/**
 * How noise is distinguished from a change: by counts of hits among records, or by means of
 * records.
 */
export type ChangeNoise = 'counts' | 'means';

/** A figure of the same rows that moves with the rule's figure and scatters less. */
export interface ChangeEvidence<Report extends string = string> {
  readonly report: Report;
  readonly figure: Exclude<Figure, { readonly sum: string }>;
  /** Minimum number of its records on both sides. */
  readonly least: number;
}

/**
 * A kind of finding: the figure, its reference, and the thresholds from which a change is reported.
 */
export interface ChangeRule<
  Report extends string = string,
  Name extends string = string,
  Spend extends string = string,
> {
  readonly name: Name;
  readonly report: Report;
  /** A column of the report that divides one measure by another. */
  readonly column: string;
  readonly rows: ChangeRows;
  readonly against: ChangeReference;
  /** `worse` reports only figures above their reference, `any` also those below it. */
  readonly told: 'worse' | 'any';
  readonly noise: ChangeNoise;
  /** Tested in place of a monetary figure that a few large lines dominate. */
  readonly evidence?: ChangeEvidence<Report>;
  /** Minimums of both sides, and of the difference between them. */
  readonly least: {
    readonly records: number;
    /** Days with records; the test treats them as its samples. */
    readonly days: number;
    /** In the column's unit: points, seconds, days. */
    readonly apart: number;
    /** Ratio of the greater figure to the smaller one. */
    readonly ratio: number;
  };
  readonly money: ChangeMoney<Spend>;
}

export const changeLimits = {
  /** Maximum findings per response. */
  findings: 5,
  /**
   * Probability that data without any change gives a finding, over all comparisons of a response.
   */
  error: 0.01,
} as const;
