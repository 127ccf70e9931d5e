import { drawingLimits } from './drawing-limits.ts';

/** Returns the value to write for an attribute, or null if the attribute is omitted. */
export type Check = (value: string) => string | null;

const amount = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;

/** Returns whether all numbers in a value are within the limit for drawings. */
const isBounded = (value: string): boolean =>
  (value.match(amount) ?? []).every((text) => Math.abs(Number(text)) <= drawingLimits.number);

const matching =
  (form: RegExp, longest = 1000): Check =>
  (value) =>
    value.length <= longest && form.test(value) && isBounded(value) ? value : null;

/** A number, with or without a unit that does not depend on a surrounding document. */
export const length: Check = matching(
  /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?:px|pt|em|ex|%)?$/,
  40,
);

export const lengths: Check = matching(/^(?:[-+\d.,\s]|[eE](?=[-+\d])|px|%)+$/, 100_000);

/** The commands of a path; a path with NaN in it is omitted. */
export const path: Check = matching(/^[MmLlHhVvCcSsQqTtAaZzEe\d\s.,+-]+$/, 500_000);

export const transform: Check = matching(
  /^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([-+\d.eE,\s]*\)[\s,]*)+$/,
);

/** A name; not checked as a number, since it may look like an unbounded one: `pattern-17e999`. */
export const name: Check = (value) => (/^[A-Za-z_][\w.:-]{0,199}$/.test(value) ? value : null);

export const oneOf = (...words: readonly string[]): Check => {
  const known = new Set(words);
  return (value) => (known.has(value) ? value : null);
};

const colorForms = /^(?:[a-zA-Z]{3,30}|#[\da-fA-F]{3,8}|(?:rgb|hsl)a?\([\d.,%\s/-]+\))$/;
const share = String.raw`([\d.]+(?:e-?\d+)?)`;
const mixedColor = new RegExp(`^color\\(srgb ${share} ${share} ${share}(?: / ${share})?\\)$`);

/**
 * A color by name or by its components. The form in which browsers resolve `color-mix` is written
 * as `rgba`.
 */
export const color: Check = (value) => {
  const [, red, green, blue, opacity = '1'] = mixedColor.exec(value) ?? [];
  if (red === undefined) return matching(colorForms, 80)(value);
  const parts = [red, green, blue].map((part) => Math.round(Math.min(1, Number(part)) * 255));
  const all = [...parts, Number(opacity)];
  return all.some(Number.isNaN) ? null : `rgba(${all.join(', ')})`;
};

const ownReference = /^url\(\s*(["']?)#([A-Za-z_][\w.:-]{0,199})\1\s*\)$/;

/**
 * A reference to a pattern, gradient or clip path in the same drawing; no other target is possible.
 */
export const reference: Check = (value) => {
  const id = ownReference.exec(value)?.[2];
  return id === undefined ? null : `url(#${id})`;
};

export const paint: Check = (value) => reference(value) ?? color(value);
