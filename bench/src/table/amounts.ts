import type { Spread } from '../measure/spread.ts';
import type { Cell, Unit } from './figure.ts';

/** Returns the number of significant decimals of a value. */
const decimalsOf = (value: number, unit: Unit): number => {
  if (unit === 'frames' || unit === 'points') return 0;
  if (unit === '×') return 2;
  if (unit === 'of the screen') return 3;
  return Math.abs(value) < 10 ? 1 : 0;
};

/** Formats a value with its unit, such as `12 ms` or `1.27 ×`. */
export const amount = (value: number, unit: Unit): string =>
  `${value.toFixed(decimalsOf(value, unit))} ${unit}`;

export const cell = (value: number, unit: Unit): Cell => ({ text: amount(value, unit), value });

/** Formats memory, which not every system reports. */
export const megabytes = (memory: number | undefined): Cell =>
  memory === undefined ? { missing: 'not told by this system' } : cell(memory, 'MB');

/**
 * Formats the median and the 95th percentile of many calls; the latter is compared with the goal.
 */
export const spreadCell = ({ p50, p95 }: Spread): Cell => ({
  text: `${p50.toFixed(decimalsOf(p50, 'ms'))} / ${amount(p95, 'ms')}`,
  value: p95,
});

/** Formats a count, such as `1,234,567`. */
export const countText = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Formats bytes, such as `312.4 kB` (of 1000 bytes). */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
