import type { ConditionReport } from '@portal/contract/analysis-reports';
import { positionLabel } from '@portal/contract/fleet-surveys';
import { unitSizes, unitsOf } from '@portal/contract/portal';
import { roundHalfUp } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { addressesOf } from '../../../pictures/image-addresses.ts';
import { type Sign, signerAt } from '../../../pictures/signed-address.ts';
import type { Reader } from './condition-selection.ts';
import type { StoredConditions, StoredPhoto } from './stored-conditions.ts';

type Photo = NonNullable<ConditionReport['ImagesData']>[number];

/** To two decimals; traces of a conversion do not turn a half down. */
const rounded = (value: number) => roundHalfUp(roundHalfUp(value, 6), 2);

const known = (shown: (value: number) => number) => (value: number | null) =>
  value === null ? null : rounded(shown(value));

/** A kept report in the units of its reader, with the photos that are still there. */
export function shownConditions(
  report: StoredConditions,
  { unitOfMeasurement }: Reader,
  photos: readonly Photo[],
): ConditionReport {
  const { tread: tread_depth_format, pressure: pressure_format } = unitsOf[unitOfMeasurement];
  const tread = known((mm) => mm / unitSizes[tread_depth_format]);
  const pressure = known((kPa) => kPa / unitSizes[pressure_format]);
  const { FleetConditionalData, AccountTireReportsData, SpecInformationData, ImagesData } = report;
  const withTread = <Row extends { readonly mean_tread: number | null }>(row: Row): Row => ({
    ...row,
    mean_tread: tread(row.mean_tread),
  });
  return {
    ...report,
    tread_depth_format,
    pressure_format,
    FleetConditionalData: FleetConditionalData && {
      ...FleetConditionalData,
      positions: FleetConditionalData.positions.map(withTread),
    },
    AccountTireReportsData: AccountTireReportsData && {
      ...AccountTireReportsData,
      rows: AccountTireReportsData.rows.map(withTread),
    },
    SpecInformationData: SpecInformationData && {
      ...SpecInformationData,
      rows: SpecInformationData.rows.map((row) => ({
        ...row,
        target_pressure: pressure(row.target_pressure),
        pull_depth: tread(row.pull_depth),
      })),
    },
    ImagesData: ImagesData && [...photos],
  };
}

interface Asking {
  readonly db: Kysely<Schema>;
  readonly unscoped: Kysely<Schema>;
  readonly now: Date;
}

/** The photos of a report that are still there and that the user sees, with addresses that hold for some minutes. */
export async function shownPhotos(
  { db, unscoped, now }: Asking,
  photos: readonly StoredPhoto[] | null,
): Promise<Photo[]> {
  const there = await readPresent(db, photos ?? []);
  const sign = await signerAt(unscoped, now);
  return (photos ?? []).flatMap((photo) =>
    there.has(photo.storage_id) ? [shownPhoto(photo, sign)] : [],
  );
}

/** Those of the photos that are still there, with the pictures that they are of. */
export async function readPresent(
  db: Kysely<Schema>,
  photos: readonly StoredPhoto[],
): Promise<ReadonlyMap<string, string>> {
  if (photos.length === 0) return new Map();
  const { rows } = await sql<{ storage_id: string; content_hash: string }>`
    select storage_id, content_hash from images
    where deleted_at is null
      and storage_id = any (${photos.map(({ storage_id }) => storage_id)}::uuid[])`.execute(db);
  return new Map(rows.map(({ storage_id, content_hash }) => [storage_id, content_hash]));
}

function shownPhoto({ axle_number, side, slot, ...photo }: StoredPhoto, sign: Sign): Photo {
  return {
    ...photo,
    wheel: wheelOf({ axle_number, side, slot }),
    ...addressesOf(photo.storage_id, sign),
  };
}

/** As people call the place, such as `2LO`; null for the unit. */
export const wheelOf = ({
  axle_number: axle,
  side,
  slot,
}: Pick<StoredPhoto, 'axle_number' | 'side' | 'slot'>): string | null =>
  axle !== null && side && slot ? positionLabel({ axle, side, slot }) : null;
