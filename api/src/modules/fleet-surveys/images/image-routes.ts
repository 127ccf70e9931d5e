import type { imageCalls } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findInspection } from '../inspections/find-inspection.ts';
import { surveyorOf } from '../surveyor.ts';
import { success, writeCall } from '../write-call.ts';
import { addImage } from './add-image.ts';
import { deleteImage, updateImage } from './change-image.ts';
import { describeImages, readImages } from './image-rows.ts';
import { sendImage } from './send-image.ts';

const addUnitCall = 'POST fleet_survey/add_unit_image/{unitInspectionId}';
const addTireCall = 'POST fleet_survey/add_tire_image';
const updateCall = 'POST fleet_survey/update_image';
const deleteCall = 'DELETE fleet_survey/delete_image';

type Input = Parameters<typeof describeImages>[0] & { readonly db: Kysely<Schema> };

/** Answers with the photo's present state, also for a repeated write. */
async function answerWith(input: Input, { id }: { readonly id: number }) {
  const [image] = await describeImages(input, await readImages(input.db, sql`i.id = ${id}`));
  if (!image) throw refuse('unknown_value');
  return { status: success, image };
}

export const imageRoutes = implement<typeof imageCalls>({
  [addUnitCall]: async (input) => {
    const inspection = input.params.unitInspectionId;
    const subject = { call: addUnitCall, inspection, path: 'unitInspectionId' };
    return answerWith(input, await addImage(input, subject));
  },

  [addTireCall]: async (input) => {
    const { unit_inspection_id, axle_number, side, slot } = input.body;
    const stored = await addImage(input, {
      call: addTireCall,
      inspection: unit_inspection_id,
      path: 'unit_inspection_id',
      place: { axle_number, side, slot },
    });
    return answerWith(input, stored);
  },

  'GET fleet_survey/get_unit_inspection_images/{id}': async (input) => {
    const { inspection } = await findInspection(input, input.params.id, 'id');
    const of = sql<boolean>`i.inspection_id = ${inspection.id} and i.deleted_at is null`;
    return { images: await describeImages(input, await readImages(input.db, of)) };
  },

  [updateCall]: async (input) => {
    const { storage_id, unit_inspection_id } = input.body;
    const paths = ['storage_id', 'unit_inspection_id'] as const;
    const named = { storageId: storage_id, inspection: unit_inspection_id, paths };
    const changed = await writeCall(input, updateCall, input.body, (transaction) =>
      updateImage(transaction, surveyorOf(input), named, input.body),
    );
    return answerWith(input, changed);
  },

  [deleteCall]: (input) =>
    writeCall(input, deleteCall, input.query, async (transaction) => {
      const { storageId, unitInspectionId, tireId } = input.query;
      const named = {
        storageId,
        inspection: unitInspectionId,
        paths: ['storageId', 'unitInspectionId'],
      } as const;
      const revision = await deleteImage(transaction, surveyorOf(input), named, tireId);
      return { status: success, revision };
    }),

  'GET fleet_survey/get_image/{storageId}': sendImage,
});
