import { type Fault, type FileKind, optional, type Row, required } from '../file-kind.ts';
import { country, nonsig, oneOf, text } from '../values/text.ts';

/** The customers. */
export const accounts: FileKind = {
  columns: {
    nonsig: required(nonsig),
    name: optional(text()),
    account_type: required(oneOf('0', '1', '2', '3', '4', '5', '9', '10')),
    fleet_type: optional(oneOf('us_national_account', 'canadian_common_owner', 'canadian_nonsig')),
    country: required(country),
  },
  key: ['nonsig'],
  faults,
  references: [],
  table: 'accounts',
  conflict: ['nonsig'],
  written: {
    nonsig: 'r.nonsig',
    name: 'r.name',
    account_type: 'r.account_type::smallint',
    fleet_type: 'r.fleet_type',
    country: 'r.country',
  },
};

/** The conditions of a fleet type on account type, country and name. */
function faults({ name, account_type, fleet_type, country }: Row): Fault[] {
  const found: Fault[] = [];
  const columns = ['fleet_type', 'account_type', 'country'];
  if (fleet_type === 'us_national_account' && (account_type !== '3' || country !== 'US')) {
    found.push({ columns, reason: 'A us_national_account has account_type 3 and country US.' });
  }
  if (fleet_type === 'canadian_common_owner' && (account_type !== '4' || country !== 'CA')) {
    found.push({ columns, reason: 'A canadian_common_owner has account_type 4 and country CA.' });
  }
  if (fleet_type === 'canadian_nonsig' && country !== 'CA') {
    found.push({ columns: ['fleet_type', 'country'], reason: 'A canadian_nonsig has country CA.' });
  }
  if (name === null && fleet_type !== 'canadian_nonsig') {
    found.push({ columns: ['name'], reason: 'Only a canadian_nonsig may have no name.' });
  }
  return found;
}
