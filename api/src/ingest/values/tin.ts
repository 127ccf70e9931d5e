import { type TinFault, tinFault, tinOf } from '@portal/contract/portal';
import type { ValueType } from '../file-kind.ts';

const said: Readonly<Record<TinFault, (tin: string) => string>> = {
  form: () => 'is not a TIN that ends in week and year.',
  week: (tin) => `has no week ${tin.slice(-4, -2)}.`,
  future: () => 'was made in the future.',
};

/** A TIN that ends with the week and year of manufacture. */
export const tin: ValueType = {
  sql: 'text',
  read(text, now) {
    const value = tinOf(text);
    const fault = tinFault(value, now.instant);
    return fault ? { fault: said[fault](value) } : { value };
  },
};

/** SQL: the Monday of the week in the TIN of a row `r`; null without a TIN. */
export const madeOn = `case when r.tin is not null then
  to_date('20' || right(r.tin, 2) || left(right(r.tin, 4), 2), 'IYYYIW') end`;
