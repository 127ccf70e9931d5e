import { Type } from 'typebox';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { axleRoles } from '../../fleet-surveys/units/configurations.ts';
import { treadUnits } from '../../portal/units-of-measurement.ts';
import { defineCalls } from '../../wire/calls.ts';
import { listBody, listFile } from '../../wire/list-calls.ts';
import { isoDate, paged } from '../../wire/shapes.ts';
import { ofAccounts } from '../selection/of-accounts.schema.ts';
import { belowLawList, deepestPullPoint } from './pull-points.ts';

const right = 'TVSCRPAN';

const formats = {
  tread_depth_format: Type.Enum(treadUnits, { description: 'The unit of every depth.' }),
};
const axle = Type.Enum(axleRoles, { description: 'What it does.' });
const count = (description: string) => Type.Integer({ minimum: 0, description });
const depth = (description: string) => Type.Number({ description });
const day = (description: string) => Type.Optional(Type.String({ description }));

const worn = {
  tires: count('That came off worn out, and whose lost money the scrap analysis knows.'),
  mean_tread: nullable(depth('Their mean tread when they came off; null without any.')),
  lost: Type.Number({
    description:
      'What their tread above the law cost: max(0, tread − `legal`) × (price − casing value) ÷ (original − `legal`), each to the cent.',
  }),
  lost_at_usual: Type.Number({ description: 'The same, had each come off at `usual`.' }),
};

const pull32nds = Type.Integer({ minimum: 2, maximum: deepestPullPoint });

const pullPoint = Type.Object({
  pull_32nds: pull32nds,
  pull: depth('The same depth in `tread_depth_format`.'),
  lost: Type.Number({ description: '`lost`, had each tire come off at this depth.' }),
  below_law: count(
    'Of the tires found below the law those that it would not have kept from it: they were read above it, or never, before.',
  ),
});

export const pulledAxle = Type.Object({
  axle,
  legal: depth('The least tread that the law allows.'),
  usual: depth('The pull depth where nobody has set one.'),
  ...worn,
  below_law: count('Tires that were found below the law, each once.'),
  points: Type.Array(pullPoint, { description: 'From the law to 12/32, by 32nds.' }),
});

export const pullingFleet = Type.Object({
  account_id: Type.Integer(),
  fleet_name: Type.String({ description: 'Name of the account, or its number without one.' }),
  axle,
  ...worn,
  saving: Type.Number({ description: '`lost` − `lost_at_usual`; negative where it pulls later.' }),
  pulls_early: Type.Boolean({
    description: 'Whether `mean_tread` is 2/32 or more above the usual pull depth.',
  }),
  is_small: Type.Boolean({ description: 'Fewer than 30 tires: their mean may be chance.' }),
});

/** A tire when it was first found below the legal tread depth. */
export const belowLawTire = Type.Object({
  reading_id: Type.Integer(),
  survey_id: Type.Integer(),
  unit_id: Type.Integer(),
  unit_number: Type.String(),
  wheel: Type.String({ description: 'Its place as people call it, such as `2LO`.' }),
  axle,
  fleet_name: pullingFleet.properties.fleet_name,
  fleet_location: Type.String({ description: 'Name of the location, or its code without one.' }),
  found_on: isoDate('The day of the inspection.'),
  tread: depth('The lowest one.'),
  read_before_on: nullable(isoDate('Of the last inspection before, in the same mount.')),
  tread_before: nullable(depth('Its tread then.')),
});

const ofPull = {
  ...ofAccounts,
  pull_32nds: Type.Optional({
    ...pull32nds,
    description: 'Those alone that pulling at this depth would not have kept from it.',
  }),
};

/** Calls of the report that advises on pull depths. */
export const pullPointCalls = defineCalls({
  'POST scrap_analysis_report/get_pull_points': {
    summary:
      'What worn tires cost by the depth at which they are pulled, beside the tires that were found below the law, by what the axle does; and the fleets, the greatest saving first.',
    right,
    body: Type.Object({
      ...ofAccounts,
      date_from: day('The first day of removal, and of inspection, YYYY-MM-DD.'),
      date_to: day('The last one.'),
    }),
    response: Type.Object({
      ...formats,
      axles: Type.Array(pulledAxle),
      fleets: Type.Array(pullingFleet),
    }),
  },
  'POST scrap_analysis_report/get_below_law': {
    summary: 'The tires that were found below the law, by page.',
    right,
    body: listBody(belowLawList, ofPull),
    response: paged({ ...formats, tires: Type.Array(belowLawTire) }),
  },
  'POST scrap_analysis_report/export_below_law': {
    summary: 'The tires that were found below the law, in the order of the list, as a file.',
    right,
    ...listFile(belowLawList, ofPull),
  },
});
