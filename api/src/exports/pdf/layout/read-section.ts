import type {
  AxleMapBlock,
  Photo,
  Section,
  TableColumn,
  TableRow,
  Wording,
} from '../../document.ts';

/** A drawing as a picture of points, with its size in these. */
export interface DrawnPicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A table of which all rows are here. */
export interface ReadTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** A photo as a JPEG file, or null where it is lost. */
export interface ReadPhoto extends Omit<Photo, 'read'> {
  readonly jpeg: Uint8Array | null;
}

/** The same with what its document calls it. */
export type NamedPhoto = ReadPhoto & { readonly name: string };

/** A part of a section; a picture that was refused leaves only its summary. */
export type ReadBlock =
  | {
      readonly kind: 'picture';
      readonly name: string;
      readonly drawn: DrawnPicture | null;
      readonly summary: string;
    }
  | { readonly kind: 'axle map'; readonly map: AxleMapBlock }
  | { readonly kind: 'photos'; readonly photos: readonly NamedPhoto[]; readonly missing: string }
  | { readonly kind: 'table'; readonly table: ReadTable };

/** A section of which everything is here. */
export interface ReadSection extends Omit<Section, 'blocks'> {
  readonly blocks: readonly ReadBlock[];
}

/** The wording as it travels between processes. */
export type Reading = Omit<Wording, 'pageOf'>;
