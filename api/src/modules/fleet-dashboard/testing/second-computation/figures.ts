import { divide } from './arithmetic.ts';

/**
 * A figure over some accounts: for one account its own, for several a mean per account or a
 * quotient.
 */
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

/** A whole that nets to 0 or less has no shares. */
export const percent = (part: number, whole: number): Figure =>
  quotient(part * 100, Math.max(whole, 0));

/** A year has 365.25 days. */
export const years = (days: number, things: number): Figure =>
  quotient(days * 100, things * 36_525);

/** The remainder of a percentage to 100. */
export const leftBy =
  (other: Figure): Figure =>
  (accounts) => {
    const share = other(accounts);
    return share === null ? null : (10_000 - Math.round(share * 100)) / 100;
  };
