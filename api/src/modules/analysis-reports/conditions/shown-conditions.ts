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

/**
 * Rounds to two decimals; rounding to six first keeps conversion noise from turning a half down.
 */
const rounded = (value: number) => roundHalfUp(roundHalfUp(value, 6), 2);

const known = (shown: (value: number) => number) => (value: number | null) =>
  value === null ? null : rounded(shown(value));

/** Converts a saved copy to the reader's units and adds the photos that still exist. */
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

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly unscoped: Kysely<Schema>;
  readonly now: Date;
}

/**
 * Returns the photos of a report that still exist and that the user sees, with addresses that are
 * valid for some minutes.
 */
export async function shownPhotos(
  { db, unscoped, now }: QueryContext,
  photos: readonly StoredPhoto[] | null,
): Promise<Photo[]> {
  const there = await readExistingPhotos(db, photos ?? []);
  const sign = await signerAt(unscoped, now);
  return (photos ?? []).flatMap((photo) =>
    there.has(photo.storage_id) ? [shownPhoto(photo, sign)] : [],
  );
}

/** Finds the photos that still exist, with the content hash of each by storage id. */
export async function readExistingPhotos(
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
    wheel: positionName({ axle_number, side, slot }),
    ...addressesOf(photo.storage_id, sign),
  };
}

/** The usual name of the position, such as `2LO`; null for the unit. */
export const positionName = ({
  axle_number: axle,
  side,
  slot,
}: Pick<StoredPhoto, 'axle_number' | 'side' | 'slot'>): string | null =>
  axle !== null && side && slot ? positionLabel({ axle, side, slot }) : null;
