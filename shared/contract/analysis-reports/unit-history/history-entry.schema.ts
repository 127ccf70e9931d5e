import { Type } from 'typebox';
import { torqueResults } from '../../fleet-surveys/inspections/unit-checks/torque.ts';
import { nullable } from '../../fleet-surveys/shapes.ts';
import { storedSurveyKinds } from '../../fleet-surveys/surveys/code-lists.ts';
import { destinations, removalReasons } from '../../fleet-surveys/tires/code-lists.ts';
import { sides } from '../../fleet-surveys/tires/places.ts';
import { isoDate } from '../../wire/shapes.ts';
import {
  callPlaces,
  callStates,
  callTypes,
  historyKinds,
  lineKinds,
  repairPlaces,
  servicedWheels,
} from './code-lists.ts';

const count = Type.Integer({ minimum: 0 });

const inspection = Type.Object({
  survey_kind: Type.Enum(storedSurveyKinds),
  tires_expected: count,
  tires_read: count,
  criticals: Type.Integer({
    description: 'Findings of this severity, as the inspection kept them.',
  }),
  warnings: count,
  photos: count,
});

const repair = Type.Object({
  done: Type.Enum(repairPlaces),
  nail_holes: Type.Integer({ description: 'Counted where a plant repaired the casing, else 0.' }),
  spots: count,
  sections: count,
  beads: count,
});

const torque = Type.Object({
  axle_number: Type.Integer({ description: 'From the front, counted from 1.' }),
  side: Type.Enum(sides),
  least: Type.Number({ description: 'The spec, from here to `most`.' }),
  most: Type.Number(),
  measured: nullable(Type.Number({ description: 'Null where hardware is missing.' })),
  result: Type.Enum(torqueResults),
});

/** A charge for a call. */
export const invoiceLine = Type.Object({
  line_id: Type.Integer(),
  invoice_number: Type.String(),
  invoice_date: isoDate('The day of the invoice.'),
  kind: Type.Enum(lineKinds),
  product: nullable(Type.String()),
  quantity: Type.Integer({ description: 'Negative on a credit, 0 on a mere price adjustment.' }),
  amount: Type.Number({ description: 'The whole line; negative on a credit.' }),
});

const call = Type.Object({
  call_number: Type.String(),
  call_type: Type.Enum(callTypes),
  unit_location: Type.Enum(callPlaces),
  status: Type.Enum(callStates),
  wheel_position: nullable(Type.Enum(servicedWheels)),
  lines: Type.Array(invoiceLine),
});

/**
 * An event in a unit's history. Of the fields named after kinds, only the one for the entry's kind
 * is set.
 */
export const historyEntry = Type.Object({
  entry_id: Type.String({ description: 'Tells entries of the unit apart.' }),
  kind: Type.Enum(historyKinds),
  happened_on: isoDate('Of a repair after an inspection the day on which the finding was closed.'),
  odometer: nullable(
    Type.Number({ description: 'In `distance_format`; null where nobody read it.' }),
  ),
  survey_id: nullable(
    Type.Integer({ description: 'The finished survey of an inspection, repair or torque check.' }),
  ),
  location_id: nullable(Type.Integer({ description: 'Where the unit belonged; of `place`.' })),
  place: Type.String({ description: 'Name of the location, or its code; empty for none.' }),
  done_by: Type.String({ description: 'Dealer, or who surveyed; empty where nobody is known.' }),
  position: nullable(Type.String({ description: 'Of a tire, as in `2LO`.' })),
  product: nullable(Type.String({ description: 'Of the tread of a tire.' })),
  cost: nullable(
    Type.Number({ description: 'Of a call, as its lines add up; null without a line.' }),
  ),
  comments: Type.String(),
  inspection: nullable(inspection),
  mount: nullable(Type.Object({ caps: count })),
  removal: nullable(
    Type.Object({
      reason: Type.Enum(removalReasons),
      destination: Type.Enum(destinations),
      tread_depth: nullable(
        Type.Number({ description: 'What was left, in `tread_depth_format`.' }),
      ),
    }),
  ),
  repair: nullable(repair),
  torque: nullable(torque),
  call: nullable(call),
});
