import { type TinFault, tinFault, tinOf } from '@portal/contract/portal';
import type { ValueType } from '../file-kind.ts';

const said: Readonly<Record<TinFault, (tin: string) => string>> = {
  form: () => 'is not a TIN that ends in week and year.',
  week: (tin) => `has no week ${tin.slice(-4, -2)}.`,
  future: () => 'was made in the future.',
};

/** A TIN that ends in the week and the year in which the tire was made. */
export const tin: ValueType = {
  sql: 'text',
  read(text, now) {
    const value = tinOf(text);
    const fault = tinFault(value, now.instant);
    return fault ? { fault: said[fault](value) } : { value };
  },
};

/** SQL: the Monday of the week that the TIN of a row `r` names, null without one. */
export const madeOn = `case when r.tin is not null then
  to_date('20' || right(r.tin, 2) || left(right(r.tin, 4), 2), 'IYYYIW') end`;
