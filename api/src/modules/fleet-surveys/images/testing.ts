import { smallPhoto } from '../../../pictures/testing/small-photo.ts';
import { type InspectionApi, type InspectionIds, inspectionApi } from '../inspections/testing.ts';
import { outer } from '../testing/mount-tire.ts';

type CallOptions = NonNullable<Parameters<InspectionApi['ask']>[1]>;

/** Starts the API with a yard, and helpers for the photos of an inspection. */
export async function imageApi() {
  const api = await inspectionApi();
  await api.mount('T1', outer, '2025-01-01');
  const read = async ({ inspection }: InspectionIds) => {
    const params = { id: String(inspection) };
    const { body } = await api.ask('GET fleet_survey/get_unit_inspection_images/{id}', { params });
    return body.images;
  };
  return Object.assign(api, {
    /** @param of an inspection, or any other id */
    addToUnit: (of: InspectionIds | number, said: CallOptions = {}) =>
      api.ask('POST fleet_survey/add_unit_image/{unitInspectionId}', {
        params: { unitInspectionId: String(typeof of === 'number' ? of : of.inspection) },
        file: smallPhoto,
        ...said,
      }),
    addToTire: ({ inspection }: InspectionIds, said: object = outer, asked: CallOptions = {}) =>
      api.ask('POST fleet_survey/add_tire_image', {
        body: { unit_inspection_id: inspection, ...said },
        file: smallPhoto,
        ...asked,
      }),
    readImages: read,
    updateImage: (said: object) => api.ask('POST fleet_survey/update_image', { body: said }),
    dropImage: (query: Record<string, string>, asked: CallOptions = {}) =>
      api.ask('DELETE fleet_survey/delete_image', { query, ...asked }),
  });
}

export type ImageApi = Awaited<ReturnType<typeof imageApi>>;

/** The photo as parameters of the call that deletes it. */
export const imageParams = ({
  storage_id,
  unit_inspection_id,
}: {
  readonly storage_id: string;
  readonly unit_inspection_id: number;
}) => ({ storageId: storage_id, unitInspectionId: String(unit_inspection_id) });
