import type {
  AxleMapBlock,
  Photo,
  Section,
  TableColumn,
  TableRow,
  Wording,
} from '../../document.ts';

/** A drawing as a bitmap, with its size in pixels. */
export interface DrawnPicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A table whose rows are all in memory. */
export interface LoadedTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** A photo as a JPEG file, or null if it is lost. */
export interface LoadedPhoto extends Omit<Photo, 'read'> {
  readonly jpeg: Uint8Array | null;
}

/** A photo with the name that its document uses for it. */
export type NamedPhoto = LoadedPhoto & { readonly name: string };

/** A part of a section; a refused picture leaves only its summary. */
export type LoadedBlock =
  | {
      readonly kind: 'picture';
      readonly name: string;
      readonly drawn: DrawnPicture | null;
      readonly summary: string;
    }
  | { readonly kind: 'axle map'; readonly map: AxleMapBlock }
  | { readonly kind: 'photos'; readonly photos: readonly NamedPhoto[]; readonly missing: string }
  | { readonly kind: 'table'; readonly table: LoadedTable };

/** A section whose content is completely in memory. */
export interface LoadedSection extends Omit<Section, 'blocks'> {
  readonly blocks: readonly LoadedBlock[];
}

/** The wording as sent between processes. */
export type SerializableWording = Omit<Wording, 'pageOf'>;
