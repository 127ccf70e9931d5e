import { type FileKind, optional, required } from '../file-kind.ts';
import { nonsig, nonsigs, text, yesOrNo } from '../values/text.ts';
import { addressColumns, addressSql } from './address.ts';

/** Companies that sell, service or retread, and the accounts that each serves. */
export const dealers: FileKind = {
  columns: {
    nonsig: required(nonsig),
    name: required(text()),
    common_owner: optional(text()),
    is_ctsc: required(yesOrNo),
    is_retreader: required(yesOrNo),
    ...addressColumns,
    serves: optional(nonsigs),
  },
  key: ['nonsig'],
  references: [
    {
      columns: ['serves'],
      join: `left join lateral (
          select string_agg(number, ', ') as numbers from unnest(s.serves) number
          where not exists (select from accounts where accounts.nonsig = number)
        ) unknown on true`,
      take: 'unknown.numbers as unknown_accounts',
      fault: 'r.unknown_accounts is not null',
      reason: `format('There is no account %s.', r.unknown_accounts)`,
    },
  ],
  table: 'dealers',
  conflict: ['nonsig'],
  written: {
    nonsig: 'r.nonsig',
    name: 'r.name',
    common_owner: 'r.common_owner',
    is_ctsc: 'r.is_ctsc',
    is_retreader: 'r.is_retreader',
    ...addressSql,
  },
  after: [
    `with stated as (
      select d.id as dealer_id, r.serves from accepted r join dealers d on d.nonsig = r.nonsig
    ), wanted as (
      select dealer_id, a.id as account_id from stated join accounts a on a.nonsig = any (serves)
    ), gone as (
      delete from dealer_accounts o
      where o.dealer_id in (select dealer_id from stated)
        and not exists (select from wanted w where (w.dealer_id, w.account_id) = (o.dealer_id, o.account_id))
      returning dealer_id
    ), come as (
      insert into dealer_accounts (dealer_id, account_id) select dealer_id, account_id from wanted
      on conflict do nothing returning dealer_id
    )
    insert into merged select dealer_id, false from gone union select dealer_id, false from come`,
    'select place_dealers()',
  ],
};
