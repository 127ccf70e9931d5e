import { Type } from 'typebox';
import { nullable, optionalDate } from '../shapes.ts';
import { surveyRow } from '../surveys/survey.schema.ts';
import { unitTypes } from '../units/code-lists.ts';
import { accountTypes } from './locations-list.ts';

const accountType = Type.Enum(Object.values(accountTypes));

/** A row of the fleet locations table. */
export const locationRow = Type.Object({
  location_id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  account: Type.String({ description: 'Number of the account.' }),
  account_name: Type.String({ description: 'Empty for a fleet known only by its number.' }),
  account_type: accountType,
  address: Type.String(),
  city: Type.String(),
  state: Type.String(),
  postal_code: Type.String(),
  country: Type.String(),
  units: Type.Integer({ description: 'Active units.' }),
  last_survey_date: optionalDate('The day of the latest survey that the user may see.'),
});

/** The account types that the user may see, offered as filters. */
export const shownAccountTypes = {
  is_show_unknown: Type.Boolean(),
  is_show_localbook: Type.Boolean(),
  is_show_preferred_fleet: Type.Boolean(),
  is_show_national_account: Type.Boolean(),
  is_show_canadian_common_owner: Type.Boolean(),
  is_show_goverment: Type.Boolean(),
  is_show_leasing: Type.Boolean(),
  is_show_canadian_national_account: Type.Boolean(),
  has_access_without_surveys: Type.Boolean({
    description: 'Whether locations without surveys may be opened: with TVLOGIN.',
  }),
};

/** A location with the first figures of its dashboard. */
export const location = Type.Object({
  ...locationRow.properties,
  customer_number: nullable(Type.String()),
  latitude: nullable(Type.Number()),
  longitude: nullable(Type.Number()),
  location_group: nullable(Type.String()),
  location_region: nullable(Type.String()),
  units_by_type: Type.Array(
    Type.Object({
      type: Type.Enum(unitTypes),
      units: Type.Integer({ description: 'Active units.' }),
      surveyed_units: Type.Integer({ description: 'Of these, surveyed in the last 12 months.' }),
    }),
  ),
  longest_not_surveyed: Type.Array(
    Type.Object({
      unit_id: Type.Integer(),
      unit_number: Type.String(),
      type: Type.Enum(unitTypes),
      last_survey_date: optionalDate('Null for a unit that was never surveyed: these come first.'),
    }),
    { description: 'Five active units.' },
  ),
  open_surveys: Type.Array(surveyRow),
  open_findings: Type.Object({
    warnings: Type.Integer(),
    criticals: Type.Integer(),
  }),
});
