import { surveyLimits } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { UploadedFile } from '../../../app/uploaded-file.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { PictureNotKept } from '../../../pictures/making/messages.ts';
import type { KeptPicture, Pictures } from '../../../pictures/pictures.ts';
import { firstAnswer, writeOnce } from '../../../writing/write-once.ts';
import { findInspection, lockInspection } from '../inspections/find-inspection.ts';
import { type PositionReference, readWheels, wheelAt } from '../inspections/wheel-rows.ts';
import { recordImageChange } from './record-image-change.ts';

interface AddImageOptions {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly now: Date;
  readonly device: string;
  readonly signal: AbortSignal;
  readonly pictures: Pictures;
  readonly file: UploadedFile;
  readonly body: { readonly client_key?: string };
}

/** The subject of a photo, and the path of its inspection. */
interface Subject {
  readonly call: string;
  readonly inspection: string;
  readonly path: string;
  readonly place?: PositionReference;
}

/**
 * Adds a photo. A caller who may not add it is refused before any work; a photo sent again with the
 * same client key returns the first answer.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `limit_reached`, and for a faulty file
 */
export async function addImage(
  adding: AddImageOptions,
  subject: Subject,
): Promise<{ readonly id: number }> {
  const { db, user, now, body, file } = adding;
  const { call, inspection: named, path } = subject;
  const said = { ...body, named, file: file.hash };
  const write = { userId: user.id, call, said, clientKey: body.client_key, now };
  return (await firstAnswer<{ readonly id: number }>(db, write)) ?? addNew();

  async function addNew() {
    const { survey, inspection } = await findInspection({ db, user }, named, path);
    if (survey.state === 'finished') throw refuse('survey_finished', path);
    if (subject.place && !(await tireAt(db, { survey, inspection }, subject.place)))
      throw refuse('unknown_value', 'slot');
    const picture = await keep(adding);
    return writeOnce(db, write, (transaction) => insert(transaction, adding, subject, picture));
  }
}

/** @throws Refusal by the fault of the file */
async function keep({ pictures, file, now, signal }: AddImageOptions): Promise<KeptPicture> {
  try {
    return await pictures.keep(file.path, { now, signal });
  } catch (error) {
    throw error instanceof PictureNotKept ? refuse(error.reason, 'file') : error;
  }
}

async function insert(
  transaction: Kysely<Schema>,
  { user, now, device, body }: AddImageOptions,
  { inspection: named, path, place }: Subject,
  { hash }: KeptPicture,
): Promise<{ readonly id: number }> {
  const asking = { db: transaction, user };
  const inspected = await lockInspection(asking, named, path);
  const { inspection } = inspected;
  const { photos } = await transaction
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .where('inspection_id', '=', inspection.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (photos >= surveyLimits.photos) throw refuse('limit_reached', 'file');
  const wheel = place && (await tireAt(transaction, inspected, place));
  const name = `${user.name} ${user.lastName}`.trim();
  const image = await transaction
    .insertInto('images')
    .values({
      account_id: inspection.account_id,
      inspection_id: inspection.id,
      axle_number: place?.axle_number ?? null,
      side: place?.side ?? null,
      slot: place?.slot ?? null,
      tire_id: wheel?.tire?.tire_id ?? null,
      content_hash: hash,
      taken_by: name,
      taken_at: now,
      client_key: body.client_key?.toLowerCase() ?? null,
      created_by: user.id,
      changed_by_name: name,
      changed_at: now,
      deleted_at: null,
    })
    .returning(['id', 'axle_number', 'side', 'slot'])
    .executeTakeFirstOrThrow();
  await recordImageChange(transaction, { user, now, device }, inspected, {
    image: { ...image, revision: 1 },
    action: 'created',
    before: {},
  });
  return { id: image.id };
}

const tireAt = async (
  db: Kysely<Schema>,
  inspected: Parameters<typeof readWheels>[1],
  place: PositionReference,
) => wheelAt(await readWheels(db, inspected), place);
