import { randomUUID } from 'node:crypto';
import { type ReportsApi, reportsApi } from '../testing/reports-api.ts';
import { type Records, readRecords } from '../testing/second-computation.ts';

const page = 'POST survey/get_images_page';
const links = 'POST survey/get_image_links';

type Inspection = Records['inspections'][number];

let api: ReportsApi;
let inspection: Inspection;
let other: Inspection;
/** The inspection's front left tire, and the unit's photos, earliest first. */
let tire: number;
const photos: string[] = [];

beforeAll(async () => {
  api = await reportsApi();
  const { surveys, inspections } = await readRecords(api.database);
  const finished = surveys.filter(({ state, kind }) => state === 'finished' && kind === 'yard');
  const inspected = inspections.filter(({ survey_id }) =>
    finished.some(({ id }) => id === survey_id),
  );
  inspection = inspected[0] as Inspection;
  other = inspected.find(({ survey_id }) => survey_id !== inspection.survey_id) as Inspection;
  const mount = await api.database.kysely
    .selectFrom('readings as r')
    .innerJoin('mounts as m', 'm.id', 'r.mount_id')
    .select('m.tire_id')
    .where('r.inspection_id', '=', inspection.id)
    .where('r.axle_number', '=', 1)
    .where('r.side', '=', 'left')
    .executeTakeFirstOrThrow();
  tire = mount.tire_id;
  await api.database.kysely
    .insertInto('pictures')
    .values({ content_hash: 'b7'.repeat(32), width: 4, height: 3, stored_at: new Date() })
    .execute();
  for (const minute of [1, 2, 3]) photos.push(await photograph(inspection, minute));
  photos.push(await photograph(inspection, 4, tire));
});
afterAll(() => api.close());

/**
 * Inserts a photo directly, without its files.
 *
 * @returns its storage id
 */
async function photograph(
  { id, account_id }: Inspection,
  minute: number,
  tire_id: number | null = null,
): Promise<string> {
  const taken_at = new Date(Date.UTC(2025, 0, 1, 12, minute));
  const storage_id = randomUUID();
  const place =
    tire_id === null
      ? { axle_number: null, side: null, slot: null }
      : { axle_number: 1, side: 'left' as const, slot: 'single' as const };
  await api.database.kysely
    .insertInto('images')
    .values({
      ...place,
      account_id,
      inspection_id: id,
      storage_id,
      tire_id,
      content_hash: 'b7'.repeat(32),
      taken_by: 'Uma',
      taken_at,
      changed_by_name: 'Uma',
      changed_at: taken_at,
      client_key: null,
      created_by: null,
      deleted_at: null,
    })
    .execute();
  return storage_id;
}

const first = { page_number: 1, page_size: 100 };
const ask = (body: object, survey_id = inspection.survey_id) =>
  api.as('gyr', page, { survey_id, ...first, ...body });
const idsOf = (images: readonly { readonly storage_id: string }[]) =>
  images.map(({ storage_id }) => storage_id);

test('the photos of a unit come by page as they were taken, those of its tires among them', async () => {
  const { body } = await ask({ unit_id: inspection.unit_id });
  expect(body).toMatchObject({
    survey_date: inspection.inspected_on,
    unit_id: inspection.unit_id,
    unit_number: inspection.unit_number,
    total_items: 4,
  });
  expect(idsOf(body.images)).toEqual(photos);
  const second = await ask({ unit_id: inspection.unit_id, page_number: 2, page_size: 3 });
  expect(idsOf(second.body.images)).toEqual(photos.slice(3));
  expect(second.body.total_items).toBe(4);
});

test('the photos of a tire are its own, told with the unit that it is on', async () => {
  const { body } = await ask({ tire_id: tire });
  expect(idsOf(body.images)).toEqual(photos.slice(3));
  expect(body).toMatchObject({
    unit_id: inspection.unit_id,
    images: [{ tire_id: tire, place: { axle_number: 1, side: 'left', slot: 'single' } }],
  });
});

test('a unit without photos has none, and one that was deleted is left out', async () => {
  const none = await ask({ unit_id: other.unit_id }, other.survey_id);
  expect([none.status, none.body.images, none.body.total_items]).toEqual([200, [], 0]);
  const gone = await photograph(other, 1);
  expect((await ask({ unit_id: other.unit_id }, other.survey_id)).body.total_items).toBe(1);
  await api.database.kysely
    .updateTable('images')
    .set({ deleted_at: new Date() })
    .where('storage_id', '=', gone)
    .execute();
  expect((await ask({ unit_id: other.unit_id }, other.survey_id)).body.total_items).toBe(0);
});

test('addresses are signed anew for the photos of the survey, and for no others', async () => {
  const foreign = await photograph(other, 2);
  const storage_ids = [...photos.slice(0, 2), foreign, randomUUID()];
  const { body } = await api.as('gyr', links, { survey_id: inspection.survey_id, storage_ids });
  expect(idsOf(body.images)).toEqual(photos.slice(0, 2));
  for (const { storage_id, address, thumbnail_address } of body.images) {
    expect(address).toMatch(new RegExp(`/${storage_id}\\?size=large&expires=\\d+&signature=`));
    expect(thumbnail_address).toMatch(new RegExp(`/${storage_id}\\?size=small&`));
  }
});

test('what is not there is refused at its field', async () => {
  const refused: readonly (readonly [object, string, string])[] = [
    [{}, 'invalid', 'unit_id'],
    [{ unit_id: inspection.unit_id, tire_id: tire }, 'invalid', 'unit_id'],
    [{ unit_id: 999_999_999 }, 'unknown_value', 'unit_id'],
    [{ tire_id: 999_999_999 }, 'unknown_value', 'tire_id'],
    [{ survey_id: 999_999_999, unit_id: inspection.unit_id }, 'unknown_value', 'survey_id'],
    [{ survey_id: other.survey_id, tire_id: tire }, 'unknown_value', 'tire_id'],
  ];
  for (const [body, code, path] of refused) {
    const answer = await ask(body);
    expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
  }
  const storage_ids = photos.slice(0, 1);
  const answer = await api.as('gyr', links, { survey_id: 999_999_999, storage_ids });
  expect([answer.body.code, answer.body.path]).toEqual(['unknown_value', 'survey_id']);
  const win = await api.as('win', page, {
    survey_id: inspection.survey_id,
    unit_id: inspection.unit_id,
    ...first,
  });
  expect(win.status).toBe(401);
});

test('photos of an unfinished or foreign survey are as unknown as those of none', async () => {
  const { kysely } = api.database;
  const open = await kysely
    .selectFrom('surveys as s')
    .innerJoin('unit_inspections as i', 'i.survey_id', 's.id')
    .select(['s.id', 'i.unit_id'])
    .where('s.state', '=', 'open')
    .executeTakeFirstOrThrow();
  const seen = await kysely
    .selectFrom('user_accounts')
    .innerJoin('users', 'users.id', 'user_accounts.user_id')
    .select('account_id')
    .where('login', '=', 'cus')
    .execute();
  const foreign = await kysely
    .selectFrom('surveys as s')
    .innerJoin('unit_inspections as i', 'i.survey_id', 's.id')
    .select(['s.id', 'i.unit_id'])
    .where('s.state', '=', 'finished')
    .where(
      's.account_id',
      'not in',
      seen.map(({ account_id }) => account_id),
    )
    .executeTakeFirstOrThrow();
  for (const [login, { id: survey_id, unit_id }] of [
    ['gyr', open],
    ['cus', foreign],
  ] as const) {
    const asked = await api.as(login, page, { survey_id, unit_id, ...first });
    expect([asked.status, asked.body.code, asked.body.path]).toEqual([
      400,
      'unknown_value',
      'survey_id',
    ]);
    const signed = await api.as(login, links, { survey_id, storage_ids: photos.slice(0, 1) });
    expect([signed.status, signed.body.code]).toEqual([400, 'unknown_value']);
  }
});

test('addresses are asked for by a hundred at the most', async () => {
  const storage_ids = Array.from({ length: 101 }, () => randomUUID());
  const { status, body } = await api.as('gyr', links, {
    survey_id: inspection.survey_id,
    storage_ids,
  });
  expect([status, body.code, body.path]).toEqual([400, 'too_many', 'storage_ids']);
});
