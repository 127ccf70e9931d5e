import { divide } from './arithmetic.ts';

/** A figure of some accounts together: of one its own, of many a mean for each, or their quotient. */
export type Figure = (accounts: number) => number | null;
export type Figures = Readonly<Record<string, Figure>>;

export const count =
  (number: number): Figure =>
  (accounts) =>
    divide(number, accounts);

export const money =
  (cents: number): Figure =>
  (accounts) =>
    divide(cents, 100 * accounts);

export const quotient =
  (part: number, whole: number): Figure =>
  () =>
    divide(part, whole);

/** Of a whole that nets to nothing or less there is no share. */
export const percent = (part: number, whole: number): Figure =>
  quotient(part * 100, Math.max(whole, 0));

/** A year has 365.25 days. */
export const years = (days: number, things: number): Figure =>
  quotient(days * 100, things * 36_525);

/** What a percentage leaves of a hundred. */
export const leftBy =
  (other: Figure): Figure =>
  (accounts) => {
    const share = other(accounts);
    return share === null ? null : (10_000 - Math.round(share * 100)) / 100;
  };
