import type { imageCalls } from '@portal/contract/fleet-surveys';
import { smallPhoto } from '../../../pictures/testing/small-photo.ts';
import { byId, type TestInputs } from './test-inputs.ts';

/** Inputs for the calls on photos. */
export const imageCallInputs: TestInputs<typeof imageCalls> = {
  'GET fleet_survey/get_unit_inspection_images/{id}': ({ inspection }) => byId(inspection),
  'POST fleet_survey/add_unit_image/{unitInspectionId}': ({ inspection }) => ({
    params: { unitInspectionId: String(inspection) },
    body: {},
    file: smallPhoto,
  }),
  'POST fleet_survey/add_tire_image': ({ inspection }) =>
    ['single', 'outer'].map((slot) => ({
      body: { unit_inspection_id: inspection, axle_number: 1, side: 'left', slot },
      file: smallPhoto,
    })),
  'POST fleet_survey/update_image': ({ image, inspection }) => ({
    body: {
      storage_id: image,
      unit_inspection_id: inspection,
      revision: 1,
      layer: [{ kind: 'words', x: 0.5, y: 0.5, text: 'Asked' }],
    },
  }),
  'DELETE fleet_survey/delete_image': ({ image, inspection }) => ({
    query: { storageId: image, unitInspectionId: String(inspection) },
  }),
  'GET fleet_survey/get_image/{storageId}': ({ image }) => ({
    params: { storageId: image },
    query: { size: 'small', expires: '2000000000', signature: 'x'.repeat(43) },
  }),
};
