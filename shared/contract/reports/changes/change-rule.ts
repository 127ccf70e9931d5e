import type { Figure } from '../report-definition.ts';
import type { RowsBy } from '../report-vocabulary.ts';

/** What a figure is held against: its own of the same dates a year earlier, or that of all rows together. */
export const changeReferences = ['previous', 'fleet'] as const;
export type ChangeReference = (typeof changeReferences)[number];

/** Which rows of a report are looked at: its total, those by place, or its own. */
export type ChangeRows = 'total' | 'row' | RowsBy;

/**
 * How the money at stake follows from a figure, its reference, and what the chosen records cost.
 * `excess`: the numerator beyond what the reference would make of the denominator; it is money itself.
 * `longer`: of a spend, the part by which the figure is longer than its reference.
 * `replaced`: the same excess as a number of things, at the price of one that is bought instead, less
 * the price of the one that is not.
 */
export type ChangeMoney<Spend extends string = string> =
  | { readonly kind: 'excess' }
  | { readonly kind: 'longer'; readonly spend: Spend }
  | { readonly kind: 'replaced'; readonly bought: Spend; readonly saved: Spend };

/** How noise is told from a move: of records some are hits, or they have a mean. */
export type ChangeNoise = 'counts' | 'means';

/** A figure of the same rows that moves along and scatters less. */
export interface ChangeEvidence<Report extends string = string> {
  readonly report: Report;
  readonly figure: Exclude<Figure, { readonly sum: string }>;
  /** How many records of it both sides need at least. */
  readonly least: number;
}

/** A kind of finding: which figure moves, against what, and when that is worth a sentence. */
export interface ChangeRule<
  Report extends string = string,
  Name extends string = string,
  Spend extends string = string,
> {
  readonly name: Name;
  readonly report: Report;
  /** A column of it that divides one measure by another. */
  readonly column: string;
  readonly rows: ChangeRows;
  readonly against: ChangeReference;
  /** `worse` tells what is above its reference alone, `any` what is below it too. */
  readonly told: 'worse' | 'any';
  readonly noise: ChangeNoise;
  /** What is tested in the figure's place, where it is money that a few large lines decide. */
  readonly evidence?: ChangeEvidence<Report>;
  /** What both sides need at least, and how far apart they are at least. */
  readonly least: {
    readonly records: number;
    /** Days with records, which are what the test counts as drawn. */
    readonly days: number;
    /** In what the column is written in: points, seconds, days. */
    readonly apart: number;
    /** Of the greater figure to the smaller one. */
    readonly ratio: number;
  };
  readonly money: ChangeMoney<Spend>;
}

export const changeLimits = {
  /** Findings of one answer. */
  findings: 5,
  /** How likely data without any move gives a finding, over all comparisons of an answer together. */
  error: 0.01,
} as const;
