import { Type } from 'typebox';
import { storageId, unitImage } from '../../fleet-surveys/images/image.schema.ts';
import { defineCalls } from '../../wire/calls.ts';
import { isoDate, paged, pageRequest } from '../../wire/shapes.ts';
import { surveyId } from '../shapes.ts';

const right = 'TMSMDRPT';

/** Maximum photos whose addresses are signed at once: one page. */
const mostLinks = 100;

/** Calls on the photos of a survey. */
export const imagePageCalls = defineCalls({
  'POST survey/get_images_page': {
    summary:
      'The photos that a finished survey took of a unit and its tires, or of one tire, by page, as they ' +
      'were taken. One of `unit_id` and `tire_id` is named.',
    right,
    body: Type.Object({
      survey_id: surveyId,
      unit_id: Type.Optional(Type.Integer({ minimum: 1 })),
      tire_id: Type.Optional(Type.Integer({ minimum: 1 })),
      ...pageRequest,
    }),
    response: paged({
      survey_date: isoDate('The day of the survey.'),
      fleet_name: Type.String(),
      fleet_location_name: Type.String(),
      unit_id: Type.Integer(),
      unit_number: Type.String({ description: 'As it was on the survey.' }),
      images: Type.Array(unitImage),
    }),
  },
  'POST survey/get_image_links': {
    summary:
      'Addresses of photos of a finished survey that are signed anew, for those whose addresses are about ' +
      'to expire. Photos that are not there any more are left out.',
    right,
    body: Type.Object({
      survey_id: surveyId,
      storage_ids: Type.Array(storageId, { minItems: 1, maxItems: mostLinks, uniqueItems: true }),
    }),
    response: Type.Object({
      images: Type.Array(
        Type.Object({
          storage_id: storageId,
          address: unitImage.properties.address,
          thumbnail_address: unitImage.properties.thumbnail_address,
        }),
      ),
    }),
  },
});
