import { type Fault, type FileKind, optional, type Row, required } from '../file-kind.ts';
import { between, wholeNumber } from '../values/number.ts';
import { documentNumber, nonsig } from '../values/text.ts';
import { account } from './references.ts';

/** More than a tire has lives, so that tire id and caps combine into one number. */
const lives = 100;
/** An upper bound for the price of a tire. */
const most = 99_999.99;

/** The prices of tires, one life per row. */
export const tirePrices: FileKind = {
  columns: {
    account: required(nonsig),
    tire_number: required(documentNumber),
    caps: required(wholeNumber(0, 20)),
    price: optional(between(0, most, 2)),
    casing_value: optional(between(0, most, 2)),
  },
  key: ['account', 'tire_number', 'caps'],
  faults,
  references: [
    account,
    {
      columns: ['tire_number', 'caps'],
      join: `left join tires on (tires.account_id, tires.tire_number) = (accounts.id, s.tire_number)
        left join tire_lives on (tire_lives.tire_id, tire_lives.caps) = (tires.id, s.caps)`,
      take: 'tire_lives.tire_id as tire_id',
      fault: 'r.account_id is not null and r.tire_id is null',
      reason: `format('Account %s has no tire %s with %s caps.', r.account, r.tire_number, r.caps)`,
    },
  ],
  table: 'tire_lives',
  conflict: ['tire_id', 'caps'],
  identity: `t.tire_id::bigint * ${lives} + t.caps`,
  written: {
    tire_id: 'r.tire_id',
    caps: 'r.caps::smallint',
    price: 'r.price',
    casing_value: 'r.casing_value',
  },
};

function faults({ caps, price, casing_value }: Row): Fault[] {
  const reason = 'A new tire does not cost less than its casing is worth.';
  return caps === 0 && price !== null && Number(price) < Number(casing_value ?? 0)
    ? [{ columns: ['price', 'casing_value'], reason }]
    : [];
}
