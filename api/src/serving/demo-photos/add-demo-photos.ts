import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import { toPng } from '../../exports/pictures/to-png.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import { drawTire, type Motif } from './draw-tire.ts';

/** A critical finding of the demo, of which there is a photo. */
interface Found {
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

/** How many photos, and in how many variants each motif is drawn. */
const amounts = {
  small: { photos: 10, variants: 1 },
  demo: { photos: 300, variants: 5 },
  large: { photos: 300, variants: 5 },
} as const;

/** Adds photos to what the demo's surveys have found, once: most of tires, some of the unit. */
export async function addDemoPhotos(
  db: Kysely<Schema>,
  pictures: Pictures,
  { size, now }: { readonly size: keyof typeof amounts; readonly now: Date },
): Promise<void> {
  if (await db.selectFrom('pictures').select('content_hash').limit(1).executeTakeFirst()) return;
  const { photos, variants } = amounts[size];
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-photos-'));
  const kept = new Map<string, string>();
  const pictureOf = async (motif: Motif, variant: number) => {
    const name = `${motif}-${variant}`;
    const hash = kept.get(name) ?? (await drawn(join(folder, name), motif, variant));
    kept.set(name, hash);
    return hash;
  };
  async function drawn(file: string, motif: Motif, variant: number) {
    const { signal } = new AbortController();
    const drawing = { svg: drawTire(motif, variant), summary: '' };
    const picture = await toPng(drawing, { width: 1600, signal });
    if (!picture) throw new Error(`The demo's photo ${motif} could not be drawn.`);
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function motifOf({ check_name, is_flagged }: Found): Motif {
  if (check_name === 'pressure') return is_flagged ? 'cut' : 'underinflated';
  return is_flagged ? 'uneven' : 'worn';
}

function imageOf(found: Found, content_hash: string, isOfUnit: boolean) {
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

/** Some critical findings of tires, the same ones each time, from the whole of the demo. */
async function findingsOf(db: Kysely<Schema>, count: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
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
      and f.check_name in ('pressure', 'tread_depth')
    order by md5(f.id::text) limit ${count}`.execute(db);
  return rows;
}
