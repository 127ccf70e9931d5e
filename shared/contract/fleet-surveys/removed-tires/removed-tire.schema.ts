import { Type } from 'typebox';
import { isoDate } from '../../wire/shapes.ts';
import { nullable } from '../shapes.ts';
import { destinations, removalReasons } from '../tires/code-lists.ts';
import { removalFields, removalFormats } from '../tires/removal.schema.ts';

const text = nullable(Type.String());

/** The fields that identify a removed tire: when and where it came off. */
const removed = {
  id: Type.Integer(),
  revision: Type.Integer(),
  removed_on: isoDate('The day on which it came off.'),
  unit_id: Type.Integer(),
  unit_number: Type.String(),
  position: Type.String({ description: 'As people call it, such as 2LO.' }),
  tin: text,
  survey_id: nullable(Type.Integer({ description: 'Of the visit on which it came off.' })),
  survey_date: nullable(isoDate('The day of that visit.')),
};

/** A removed tire as listed. */
export const removedTireRow = Type.Object({
  ...removed,
  brand: text,
  product_line: text,
  tire_size: text,
  retread: nullable(Type.String({ description: 'Maker and design of its cap.' })),
  tread_depth: nullable(Type.Number({ description: 'In `tread_depth_format`.' })),
  odometer: nullable(Type.Number({ description: 'In `distance_format`.' })),
  hours: nullable(Type.Number()),
  removal_reason: Type.Enum(removalReasons),
  destination: Type.Enum(destinations),
  location_code: Type.String({ description: 'Of the location to which the unit belonged then.' }),
  comments: Type.String(),
});

/** A removed tire with all its known details. */
export const removedTire = Type.Object({
  ...removalFormats,
  ...removed,
  location_id: Type.Integer(),
  mounted_on: isoDate('The day on which it went on.'),
  ...removalFields,
  product_information: Type.Object({
    brand: text,
    product_line: text,
    tire_size: text,
    load_range: text,
    original_tread_depth: nullable(Type.Number({ description: 'Of the tread that it had.' })),
  }),
  retread_product_information: nullable(
    Type.Object({ caps: Type.Integer(), brand: text, product_line: text }),
  ),
  is_changeable: Type.Boolean({
    description: 'False for a tire that came off on a survey that is finished, or not seen.',
  }),
});
