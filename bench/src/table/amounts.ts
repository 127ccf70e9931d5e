import type { Spread } from '../measure/spread.ts';
import type { Cell, Unit } from './figure.ts';

/** Decimals that a value needs to say something, and no more. */
const decimalsOf = (value: number, unit: Unit): number => {
  if (unit === 'frames' || unit === 'points') return 0;
  if (unit === '×') return 2;
  if (unit === 'of the screen') return 3;
  return Math.abs(value) < 10 ? 1 : 0;
};

/** A value with its unit, as in `12 ms`, `1.27 ×`. */
export const amount = (value: number, unit: Unit): string =>
  `${value.toFixed(decimalsOf(value, unit))} ${unit}`;

export const cell = (value: number, unit: Unit): Cell => ({ text: amount(value, unit), value });

/** Memory, which not every system tells. */
export const megabytes = (memory: number | undefined): Cell =>
  memory === undefined ? { missing: 'not told by this system' } : cell(memory, 'MB');

/** The middle and the slow end of many calls; the slow end is what is held against a goal. */
export const spreadCell = ({ p50, p95 }: Spread): Cell => ({
  text: `${p50.toFixed(decimalsOf(p50, 'ms'))} / ${amount(p95, 'ms')}`,
  value: p95,
});

/** As in `1,234,567`. */
export const counted = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Bytes as in `312.4 kB` (of 1000 bytes). */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
