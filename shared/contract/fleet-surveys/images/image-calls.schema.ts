import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { fileBytes, status } from '../../wire/shapes.ts';
import { clientKey, namedInPath, readRevision, writeKey } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { place } from '../tires/tire.schema.ts';
import { layer, storageId, unitImage } from './image.schema.ts';

const right = 'TVLOGIN';
const upload = { largest: surveyLimits.photoBytes };
const added = Type.Object({ status, image: unitImage });

/** Calls on the photos of an inspection. */
export const imageCalls = defineCalls({
  'POST fleet_survey/add_unit_image/{unitInspectionId}': {
    summary:
      'Adds a photo of a unit: JPEG, PNG, WebP or AVIF. It is kept upright, without what the camera ' +
      'wrote into it, at most 2,560 pixels wide and high.',
    right,
    params: Type.Object({ unitInspectionId: namedInPath }),
    body: Type.Object({ ...writeKey }),
    upload,
    response: added,
  },
  'POST fleet_survey/add_tire_image': {
    summary: 'Adds a photo of the tire at a place, as `add_unit_image` does.',
    right,
    body: Type.Object({ ...writeKey, unit_inspection_id: namedInPath, ...place }),
    upload,
    response: added,
  },
  'GET fleet_survey/get_unit_inspection_images/{id}': {
    summary: 'The photos of an inspection, of the unit and of its tires, as they were taken.',
    right,
    params: Type.Object({ id: namedInPath }),
    response: Type.Object({ images: Type.Array(unitImage) }),
  },
  'POST fleet_survey/update_image': {
    summary: 'Changes what is drawn over a photo, or takes its deletion back.',
    right,
    body: Type.Object({
      ...writeKey,
      storage_id: storageId,
      unit_inspection_id: Type.Integer({ minimum: 1 }),
      revision: readRevision,
      layer: Type.Optional(layer),
      is_deleted: Type.Optional(
        Type.Literal(false, { description: 'Puts back a photo that was deleted.' }),
      ),
    }),
    response: added,
  },
  'DELETE fleet_survey/delete_image': {
    summary: 'Deletes a photo. `update_image` takes that back for a day.',
    right,
    query: Type.Object({
      client_key: Type.Optional(clientKey),
      storageId,
      unitInspectionId: Type.Integer({ minimum: 1 }),
      tireId: Type.Optional(
        Type.Integer({ minimum: 1, description: 'The tire that it is of, if it is said.' }),
      ),
    }),
    response: Type.Object({ status, revision: Type.Integer() }),
  },
  'GET fleet_survey/get_image/{storageId}': {
    summary:
      'A photo as a JPEG file. Its address comes signed from the other calls, since a picture of a ' +
      'page cannot send who asks for it.',
    right: 'none',
    params: Type.Object({ storageId }),
    query: Type.Object({
      size: Type.Enum(['large', 'small'], { description: '2,560 or 320 pixels at most.' }),
      expires: Type.Integer({ minimum: 0, description: 'In seconds since 1970.' }),
      signature: Type.String({ pattern: '^[\\w-]{43}$' }),
    }),
    response: fileBytes,
    files: ['image/jpeg'],
  },
});
