import { Type } from 'typebox';
import { layer } from '../../fleet-surveys/images/image.schema.ts';
import { severities } from '../../fleet-surveys/inspections/findings.ts';
import { accountTypes } from '../../fleet-surveys/locations/locations-list.ts';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { surveyKinds } from '../../fleet-surveys/surveys/code-lists.ts';
import { axleRoles } from '../../fleet-surveys/units/configurations.ts';
import { pressureUnits, treadUnits } from '../../portal/units-of-measurement.ts';
import { instant, isoDate } from '../../wire/shapes.ts';
import { priceSources } from '../scrap/scrap-groups.ts';
import {
  conditionChecks,
  conditionGraphs,
  conditionParts,
  lossCauses,
  lossLeftOut,
  mostConditionPhotos,
  mostConditionRows,
  ownerKinds,
} from './condition-parts.ts';

const count = Type.Integer({ minimum: 0 });
const share = (of: string) =>
  nullable(Type.Number({ description: `Percentage of ${of}; null without any.` }));
const mean = (description: string) => nullable(Type.Number({ description }));
const money = Type.Number({ minimum: 0, description: 'To the cent.' });
const fleetName = Type.String({ description: 'Name of the account, or its number without one.' });
const fleetNames = Type.String({
  description: 'Of which accounts; empty for all that the user sees.',
});
const fleetLocation = Type.String({
  description: 'Name of the location, or its code without one.',
});
const unknown = 'May be `Unknown`.';

const groupOfTires = Type.Object({
  key: Type.String({ description: unknown }),
  tires: count,
  share: share('all tires that were read'),
});
const groupsOfTires = (description: string) => Type.Array(groupOfTires, { description });

const groupOfUnits = Type.Object({
  key: Type.String({ description: unknown }),
  units: count,
  share: share('all units'),
  units_with_exceptions: count,
  tires: count,
});
const groupsOfUnits = (description: string) => Type.Array(groupOfUnits, { description });

const rows = <Row extends Parameters<typeof Type.Array>[0]>(row: Row) =>
  Type.Object({
    rows: Type.Array(row, { maxItems: mostConditionRows }),
    total_items: Type.Integer({ description: 'How many there are, all of them counted.' }),
  });

const statistics = Type.Object({
  accounts: count,
  locations: count,
  surveys: count,
  units: count,
  units_with_exceptions: count,
  units_share: share('all units'),
  tires_expected: count,
  tires_read: count,
  tires_not_read: count,
  exceptions: Type.Integer({ description: '`critical`, `warning` and `flagged` together.' }),
  critical: count,
  warning: count,
  flagged: Type.Integer({ description: 'Wear and valves, which have no severity.' }),
  checks: Type.Array(
    Type.Object({
      check: Type.Enum(conditionChecks),
      critical: count,
      warning: count,
      exceptions: Type.Integer({ description: 'Those of all checks add up to `exceptions`.' }),
      units: Type.Integer({ description: 'Units that have one.' }),
      units_share: share('all units'),
    }),
  ),
});

const conditional = Type.Object({
  pressure_bands: groupsOfTires(
    '`critical` to −20 %, `low` below −10 %, `good`, `high` above +10 % of the target, `not_read`.',
  ),
  tread_bands: groupsOfTires('The first 32nd of each band of two, or `not_read`.'),
  tire_types: groupsOfTires('`new` or `retread`.'),
  brands: groupsOfTires('Most tires first. A retread counts under the brand of its tread.'),
  sizes: groupsOfTires('Most tires first.'),
  valves: groupsOfTires('Most tires first; `no_reading` where nothing was noted.'),
  positions: Type.Array(
    Type.Object({
      key: Type.Enum(axleRoles, { description: 'What the axle does.' }),
      tires: count,
      share: share('all tires that were read'),
      tread_read: count,
      mean_tread: mean('Mean of the lowest treads, in `tread_depth_format`.'),
    }),
  ),
  wear: Type.Array(
    Type.Object({
      key: Type.String({ description: 'A wear condition.' }),
      tires: Type.Integer({ description: 'A tire with several counts under each of them.' }),
      per_hundred: Type.Number({ description: 'Of 100 tires that were read.' }),
    }),
  ),
});

const loss = Type.Object({
  loss: money,
  tires: Type.Integer({ description: 'With a cause of loss: `counted` and `left_out` together.' }),
  counted: count,
  left_out: count,
  causes: Type.Array(
    Type.Object({
      key: Type.Enum(lossCauses),
      tires: count,
      counted: count,
      loss: money,
      tread_share: Type.Number({ description: 'Which percentage of the tread left is lost.' }),
      casing_share: Type.Number({ description: 'Which percentage of the casing is lost.' }),
    }),
    { description: 'The largest one of a tire counts.' },
  ),
  left_out_reasons: Type.Array(Type.Object({ key: Type.Enum(lossLeftOut), tires: count })),
  price_sources: Type.Array(Type.Object({ key: Type.Enum(priceSources), tires: count }), {
    description: 'Where the prices of those counted come from.',
  }),
});

const accountLocation = Type.Object({
  account_id: Type.Integer(),
  fleet_name: fleetName,
  location_id: Type.Integer(),
  fleet_location: fleetLocation,
  units: count,
  units_with_exceptions: count,
  units_share: share('its units'),
  tires: Type.Integer({ description: 'That were read.' }),
  exceptions: count,
  critical: count,
  mean_tread: mean('Mean of the lowest treads, in `tread_depth_format`.'),
  underinflated: Type.Integer({ description: 'More than 10 % below the target.' }),
  underinflated_share: share('its tires whose pressure was read'),
  loss: money,
});

const account = Type.Object({
  account_id: Type.Integer(),
  account: Type.String({ description: 'Its number.' }),
  fleet_name: fleetName,
  account_type: Type.Enum(Object.values(accountTypes)),
  country: Type.String(),
  locations: count,
  units: count,
  tires: count,
});

const owner = Type.Object({
  group_key: Type.Optional(
    Type.String({
      description:
        'By which `get_units` answers its units; left out of reports that were made without.',
    }),
  ),
  owner_name: Type.String(),
  kind: Type.Enum(ownerKinds),
  units: count,
  share: share('all units'),
  tires: count,
});

const survey = Type.Object({
  survey_id: Type.Integer(),
  survey_date: isoDate('Its day.'),
  kind: Type.Enum(surveyKinds),
  fleet_name: fleetName,
  fleet_location: fleetLocation,
  survey_by: Type.String(),
  dealer_location: nullable(Type.String({ description: 'Who surveyed or helped.' })),
  units: Type.Integer({ description: 'Whose latest inspection it holds.' }),
  tires: count,
  exceptions: count,
});

const spec = Type.Object({
  fleet_name: fleetName,
  fleet_location: nullable(
    Type.String({ description: 'Null for a spec of the whole account, or for the defaults.' }),
  ),
  position: Type.Enum(axleRoles),
  valid_from: nullable(isoDate('Null for the defaults.')),
  target_pressure: nullable(
    Type.Number({ description: 'Null where the spec does not say, so that a wider one holds.' }),
  ),
  pull_depth: nullable(Type.Number()),
  tires: Type.Integer({ description: 'Tires that were held against it.' }),
});

const photo = Type.Object({
  storage_id: Type.String(),
  survey_id: Type.Integer(),
  unit_id: Type.Integer(),
  unit_number: Type.String(),
  wheel: nullable(Type.String({ description: 'As in `2LO`; null for a photo of the unit.' })),
  tire_id: nullable(Type.Integer()),
  fleet_location: fleetLocation,
  inspected_on: isoDate('The day of the inspection.'),
  severity: nullable(
    Type.Enum(severities, {
      description: 'The worst of what was found there; null without a finding.',
    }),
  ),
  width: Type.Integer(),
  height: Type.Integer(),
  address: Type.String({ description: 'It can be read for some minutes without a session.' }),
  thumbnail_address: Type.String(),
  layer,
  taken_by: Type.String(),
  taken_at: instant,
});

/** Null for a part that was not requested. */
const part = nullable;

/** The conditions of a selection's units at their last inspections. */
export const conditionReport = Type.Object({
  tread_depth_format: Type.Enum(treadUnits, { description: 'The unit of every depth.' }),
  pressure_format: Type.Enum(pressureUnits, { description: 'The unit of every pressure.' }),
  date_from: isoDate('The first day that counts.'),
  date_to: isoDate('The last one.'),
  parts: Type.Array(Type.Enum(conditionParts), { description: 'Those that were ordered.' }),
  CoverPage: part(
    Type.Object({
      fleet_name: fleetNames,
      units: count,
      tires: count,
    }),
  ),
  ReportName: part(Type.String()),
  Comment: part(Type.String()),
  GraphPageHeader: part(
    Type.Object(
      { fleet_name: fleetNames, units: count, tires: count },
      { description: 'What stands above the charts.' },
    ),
  ),
  StatisticData: part(statistics),
  MultipleGraphs: part(
    Type.Array(
      Type.Object({
        graph: Type.Enum(conditionGraphs),
        bars: Type.Array(Type.Object({ key: Type.String(), value: Type.Number() })),
      }),
    ),
  ),
  FleetConditionalData: part(conditional),
  PotentialLossData: part(loss),
  AccountTireReportsData: part(rows(accountLocation)),
  AccountData: part(rows(account)),
  OwnerData: part(rows(owner)),
  SurveyData: part(rows(survey)),
  UnitsData: part(
    Type.Object({
      types: groupsOfUnits('What the units are.'),
      vocations: groupsOfUnits('What they do.'),
      configurations: groupsOfUnits('Their axles, as they were inspected.'),
    }),
  ),
  SpecInformationData: part(rows(spec)),
  ImagesData: part(
    Type.Array(photo, {
      maxItems: mostConditionPhotos,
      description: 'The worst first; those that are gone since are left out.',
    }),
  ),
});
