import { type FileKind, optional, required } from '../file-kind.ts';
import { between } from '../values/number.ts';
import { nonsig, text } from '../values/text.ts';
import { addressColumns, addressSql } from './address.ts';
import { account } from './references.ts';

/** Terminals and yards, with their group and region within the account. */
export const locations: FileKind = {
  columns: {
    account: required(nonsig),
    code: required(text(40)),
    name: required(text()),
    customer_number: optional(nonsig),
    ...addressColumns,
    latitude: optional(between(-90, 90, 5)),
    longitude: optional(between(-180, 180, 5)),
    group: optional(text(80)),
    region: optional(text(80)),
  },
  key: ['account', 'code'],
  references: [account],
  table: 'locations',
  conflict: ['account_id', 'code'],
  before: [
    addMissingNames('location_groups', 'group'),
    addMissingNames('location_regions', 'region'),
  ],
  written: {
    account_id: 'r.account_id',
    code: 'r.code',
    name: 'r.name',
    customer_number: 'r.customer_number',
    ...addressSql,
    latitude: 'r.latitude',
    longitude: 'r.longitude',
    group_id: idOf('location_groups', 'group'),
    region_id: idOf('location_regions', 'region'),
  },
};

/** Adds groups or regions that rows name and the account does not have yet. */
function addMissingNames(table: string, column: string): string {
  return `insert into ${table} (account_id, name)
    select distinct account_id, "${column}" from accepted where "${column}" is not null
    on conflict do nothing`;
}

function idOf(table: string, column: string): string {
  return `(select g.id from ${table} g where g.account_id = r.account_id and g.name = r."${column}")`;
}
