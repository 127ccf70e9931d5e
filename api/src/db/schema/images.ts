import type { Generated } from 'kysely';
import type { RevisionColumns } from './surveys.ts';

interface PicturesTable {
  content_hash: string;
  width: number;
  height: number;
  stored_at: Date;
}

interface ImagesTable extends RevisionColumns {
  id: Generated<number>;
  storage_id: Generated<string>;
  account_id: number;
  inspection_id: number;
  axle_number: number | null;
  side: 'left' | 'right' | null;
  slot: 'outer' | 'inner' | 'single' | null;
  tire_id: number | null;
  content_hash: string;
  /** JSON. */
  layer: Generated<string>;
  taken_by: string;
  taken_at: Date;
  changed_by_name: string;
  deleted_at: Date | null;
}

interface SigningKeysTable {
  purpose: 'images';
  secret: string;
}

export interface ImageTables {
  pictures: PicturesTable;
  images: ImagesTable;
  signing_keys: SigningKeysTable;
}
