import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import { toPng } from '../../exports/pictures/to-png.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import { drawPlate } from './draw-plate.ts';
import { drawTire, type Motif } from './draw-tire.ts';

/** A critical finding of the demo that gets a photo. */
interface FindingRow {
  readonly account_id: number;
  readonly inspection_id: number;
  readonly axle_number: number;
  readonly side: 'left' | 'right';
  readonly slot: 'outer' | 'inner' | 'single';
  readonly tire_id: number | null;
  readonly check_name: string;
  readonly is_flagged: boolean;
  readonly surveyor: string;
  readonly inspected_on: string;
}

/** Number of photos, of variants drawn of each motif, and of plates. */
const amounts = {
  small: { photos: 10, variants: 1, plates: 2 },
  demo: { photos: 300, variants: 5, plates: 24 },
  large: { photos: 300, variants: 5, plates: 24 },
} as const;

/**
 * Adds photos to the findings of the demo's surveys, once: most of tires, some of the unit; also
 * adds pictures of the latest license plates at lanes.
 */
export async function addDemoPhotos(
  db: Kysely<Schema>,
  pictures: Pictures,
  { size, now }: { readonly size: keyof typeof amounts; readonly now: Date },
): Promise<void> {
  if (await db.selectFrom('pictures').select('content_hash').limit(1).executeTakeFirst()) return;
  const { photos, variants, plates } = amounts[size];
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-photos-'));
  const kept = new Map<string, string>();
  const pictureOf = async (motif: Motif, variant: number) => {
    const name = `${motif}-${variant}`;
    const hash = kept.get(name) ?? (await drawn(name, drawTire(motif, variant)));
    kept.set(name, hash);
    return hash;
  };
  async function drawn(name: string, svg: string) {
    const { signal } = new AbortController();
    const file = join(folder, name);
    const picture = await toPng({ svg, summary: '' }, { width: 1600, signal });
    if (!picture) throw new Error(`The demo's photo ${name} could not be drawn.`);
    await writeFile(file, picture.png);
    return (await pictures.keep(file, { now, signal })).hash;
  }
  try {
    const rows = [];
    for (const [index, found] of (await findingsOf(db, photos)).entries()) {
      const isOfUnit = index % 6 === 5;
      const content_hash = await pictureOf(isOfUnit ? 'unit' : motifOf(found), index % variants);
      rows.push(imageOf(found, content_hash, isOfUnit));
    }
    if (rows.length > 0) await db.insertInto('images').values(rows).execute();
    for (const { license_number, ...crossing } of await platesOf(db, plates)) {
      const hash = await drawn(`plate-${crossing.survey_id}`, drawPlate(license_number));
      await addPlate(db, crossing, hash);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function motifOf({ check_name, is_flagged }: FindingRow): Motif {
  if (check_name === 'pressure') return is_flagged ? 'cut' : 'underinflated';
  return is_flagged ? 'uneven' : 'worn';
}

function imageOf(found: FindingRow, content_hash: string, isOfUnit: boolean) {
  const { account_id, inspection_id, axle_number, side, slot, tire_id, surveyor } = found;
  const at = new Date(`${found.inspected_on}T15:00:00Z`);
  const place = isOfUnit
    ? { axle_number: null, side: null, slot: null, tire_id: null }
    : { axle_number, side, slot, tire_id };
  const marks = isOfUnit ? [] : [{ kind: 'circle', x: 0.64, y: 0.28, radius: 0.12 }];
  return {
    account_id,
    inspection_id,
    ...place,
    content_hash,
    layer: JSON.stringify(found.is_flagged ? marks : []),
    taken_by: surveyor,
    taken_at: at,
    client_key: null,
    created_by: null,
    changed_by_name: surveyor,
    changed_at: at,
    deleted_at: null,
  };
}

/** Selects some critical findings of tires from across the demo, always the same ones. */
async function findingsOf(db: Kysely<Schema>, count: number): Promise<FindingRow[]> {
  const { rows } = await sql<FindingRow>`
    select f.account_id, f.inspection_id, f.axle_number, f.side, f.slot, f.check_name,
      m.tire_id, s.surveyor, i.inspected_on,
      exists (select from reading_conditions c where c.reading_id = r.id) as is_flagged
    from findings f
    join unit_inspections i on i.id = f.inspection_id
    join surveys s on s.id = i.survey_id
    left join readings r on r.inspection_id = f.inspection_id and r.axle_number = f.axle_number
      and r.side = f.side and r.slot = f.slot
    left join mounts m on m.id = r.mount_id
    where f.severity = 'critical' and f.slot is not null
      and f.check_name in ('pressure', 'tread_depth') and not i.is_crossing
    order by md5(f.id::text) limit ${count}`.execute(db);
  return rows;
}

interface Crossing {
  readonly survey_id: number;
  readonly account_id: number;
  readonly inspection_id: number;
  readonly lane: string;
  readonly crossed_at: Date;
}

/** Selects the latest crossings with a known license number. */
async function platesOf(db: Kysely<Schema>, count: number) {
  const { rows } = await sql<Crossing & { readonly license_number: string }>`
    select c.survey_id, c.account_id, i.id as inspection_id, s.surveyor as lane, c.crossed_at,
      c.license_number
    from crossings c
    join surveys s on s.id = c.survey_id
    join unit_inspections i on i.survey_id = c.survey_id
    where c.license_number is not null
    order by c.crossed_at desc, c.survey_id limit ${count}`.execute(db);
  return rows;
}

async function addPlate(
  db: Kysely<Schema>,
  { survey_id, account_id, inspection_id, lane, crossed_at }: Crossing,
  content_hash: string,
): Promise<void> {
  const { id } = await db
    .insertInto('images')
    .values({
      account_id,
      inspection_id,
      axle_number: null,
      side: null,
      slot: null,
      tire_id: null,
      content_hash,
      taken_by: lane,
      taken_at: crossed_at,
      client_key: null,
      created_by: null,
      changed_by_name: lane,
      changed_at: crossed_at,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('crossings')
    .set({ license_plate_image: id })
    .where('survey_id', '=', survey_id)
    .execute();
}
