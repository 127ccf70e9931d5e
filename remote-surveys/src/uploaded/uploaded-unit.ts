import type { ImportedUnits } from '@portal/contract/fleet-surveys';

type ImportedRow = ImportedUnits['rows'][number];

/** A row of a units file, which waits on this device until it is saved. */
export interface UploadedUnit extends ImportedRow {
  /** Key in the store, assigned when the row is stored. */
  readonly db_id: number;
  /** Login of the user who uploaded it. */
  readonly login: string;
  /** The location it is imported into. */
  readonly location_id: number;
  /** Sheet of its file, if it is not the first. */
  readonly sheet?: string | null;
  /** Unit number, which is its key in local storage. */
  readonly unit_number: string;
}

export type NewUpload = Omit<UploadedUnit, 'db_id'>;

/** Store of waiting rows. */
export interface UploadStore {
  readonly add: (rows: readonly NewUpload[]) => Promise<void>;
  readonly put: (rows: readonly UploadedUnit[]) => Promise<void>;
  readonly remove: (rows: readonly UploadedUnit[]) => Promise<void>;
  readonly all: () => Promise<UploadedUnit[]>;
}
