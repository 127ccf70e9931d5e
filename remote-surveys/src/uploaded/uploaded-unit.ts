import type { ImportedUnits } from '@portal/contract/fleet-surveys';

type ImportedRow = ImportedUnits['rows'][number];

/** A row of a file of units, which waits on this device until it is saved. */
export interface UploadedUnit extends ImportedRow {
  /** Key of the store; it is given when the row is kept. */
  readonly db_id: number;
  /** Login of the user who brought it. */
  readonly login: string;
  /** The yard that it is for. */
  readonly location_id: number;
  /** The sheet of its file, where that is not the first. */
  readonly sheet?: string | null;
  /** Its number, by which local storage keeps it. */
  readonly unit_number: string;
}

export type NewUpload = Omit<UploadedUnit, 'db_id'>;

/** Where rows wait. */
export interface UploadStore {
  readonly add: (rows: readonly NewUpload[]) => Promise<void>;
  readonly put: (rows: readonly UploadedUnit[]) => Promise<void>;
  readonly remove: (rows: readonly UploadedUnit[]) => Promise<void>;
  readonly all: () => Promise<UploadedUnit[]>;
}
