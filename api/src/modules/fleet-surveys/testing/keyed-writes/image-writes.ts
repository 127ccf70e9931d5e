import { createHash } from 'node:crypto';
import { photoOf } from '../../../../pictures/testing/photos.ts';
import { outer } from '../mount-tire.ts';
import { newInspection } from './inspection-writes.ts';
import { bodies, type KeyedWrite, type MakeCall } from './keyed-write.ts';

/** A picture that is unique among the writes of the test. */
const photo = (tag: string) =>
  photoOf(`#${createHash('sha256').update(tag).digest('hex').slice(0, 6)}`);

/**
 * A new inspection with a photo.
 *
 * @returns the parameters that name the photo
 */
async function photographed(ask: MakeCall, tag: string) {
  const { inspection } = await newInspection(ask, tag);
  const { image } = await ask('POST fleet_survey/add_unit_image/{unitInspectionId}', {
    params: { unitInspectionId: String(inspection) },
    body: {},
    file: await photo(tag),
  });
  return { storage_id: image.storage_id, unit_inspection_id: inspection ?? 0 };
}

/** All writes of photos. */
export const imageWrites: readonly KeyedWrite[] = [
  {
    name: 'a photo of a unit',
    call: 'POST fleet_survey/add_unit_image/{unitInspectionId}',
    adds: { images: 1, pictures: 1, row_changes: 1, survey_changes: 1 },
    async prepare(ask, client_key, tag) {
      const { inspection } = await newInspection(ask, tag);
      const params = { unitInspectionId: String(inspection) };
      const said = { params, body: { client_key }, file: await photo(tag) };
      return { said, other: { ...said, file: await photoOf('#fedcba') } };
    },
  },
  {
    name: 'a photo of a tire',
    call: 'POST fleet_survey/add_tire_image',
    adds: { images: 1, pictures: 1, row_changes: 1, survey_changes: 1 },
    async prepare(ask, key, tag) {
      const { inspection } = await newInspection(ask, tag);
      const body = { unit_inspection_id: inspection, ...outer };
      const { said, other } = bodies(key, body, { side: 'right' });
      const file = await photo(tag);
      return { said: { ...said, file }, other: { ...other, file } };
    },
  },
  {
    name: 'what is drawn over a photo',
    call: 'POST fleet_survey/update_image',
    adds: { row_changes: 1, survey_changes: 1 },
    async prepare(ask, key, tag) {
      const layer = [{ kind: 'words', x: 0, y: 0, text: 'Cut' }];
      const said = { ...(await photographed(ask, tag)), revision: 1, layer };
      return bodies(key, said, { layer: [] });
    },
  },
  {
    name: 'a photo that is deleted',
    call: 'DELETE fleet_survey/delete_image',
    adds: { row_changes: 1, survey_changes: 1 },
    async prepare(ask, client_key, tag) {
      const { storage_id, unit_inspection_id } = await photographed(ask, tag);
      const query = {
        client_key,
        storageId: storage_id,
        unitInspectionId: `${unit_inspection_id}`,
      };
      return { said: { query }, other: { query: { ...query, tireId: '1' } } };
    },
  },
];
