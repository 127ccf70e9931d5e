import { Type } from 'typebox';
import { instant } from '../../wire/shapes.ts';
import { nullable, oneLine } from '../shapes.ts';
import { place } from '../tires/tire.schema.ts';
import { markLimits } from './marks.ts';

/** A fraction of the picture's width or height, measured from its top left corner. */
const share = Type.Number({ minimum: 0, maximum: 1 });
const point = { x: share, y: share };

/** A mark drawn over a photo; the photo itself is not changed. */
export const mark = Type.Union([
  Type.Object({ kind: Type.Literal('arrow'), ...point, to_x: share, to_y: share }),
  Type.Object({
    kind: Type.Literal('circle'),
    ...point,
    radius: Type.Number({ minimum: 0.005, maximum: 1, description: 'A share of the width.' }),
  }),
  Type.Object({
    kind: Type.Literal('words'),
    ...point,
    text: Type.Intersect([oneLine(markLimits.words), Type.String({ minLength: 1 })]),
  }),
]);

export const layer = Type.Array(mark, { maxItems: markLimits.marks });

export const storageId = Type.String({
  pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'By which a photo is named.',
});

const address = Type.String({
  description:
    'From the base of the API, without a closing slash; it can be read for some minutes without a session.',
});

/** A photo of a unit, or of the tire at one of its positions. */
export const unitImage = Type.Object({
  storage_id: storageId,
  unit_inspection_id: Type.Integer(),
  revision: Type.Integer(),
  place: nullable(Type.Object(place, { description: 'Null for a photo of the unit.' })),
  tire_id: nullable(
    Type.Integer({ description: 'The tire that stood there, where one is known.' }),
  ),
  width: Type.Integer({ description: 'Of the large picture in pixels.' }),
  height: Type.Integer(),
  address,
  thumbnail_address: address,
  layer,
  taken_by: Type.String(),
  taken_at: instant,
});
