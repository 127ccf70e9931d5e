import type { ValueType } from '../file-kind.ts';

/** A position label, such as `1L` or `2RI`. */
export const position: ValueType = {
  sql: 'text',
  read(text) {
    const value = text.toUpperCase();
    return /^[1-9][LR][OI]?$/.test(value)
      ? { value }
      : { fault: 'is no position such as 1L or 2RI: axle, side, and outer or inner of two.' };
  },
};

// The parts of a row's position, as SQL.

export const axleNumber = (row: string): string => `left(${row}.position, 1)::smallint`;

export const side = (row: string): string =>
  `case substr(${row}.position, 2, 1) when 'L' then 'left' else 'right' end`;

export const slot = (row: string): string =>
  `case substr(${row}.position, 3, 1) when 'O' then 'outer' when 'I' then 'inner' else 'single' end`;
