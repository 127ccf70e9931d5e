import type { AxleMapBlock, Fact, Section, TableColumn, TableRow } from '../document.ts';
import type { RefusalReason } from '../export-refused.ts';
import type {
  DrawnPicture,
  LoadedPhoto,
  SerializableWording,
} from '../pdf/layout/loaded-section.ts';

/**
 * The output made from a document: a PDF, one picture, a picture for each section, or sheets of
 * labels.
 */
export type MadeFile = 'pdf' | 'png' | 'pictures' | 'labels';

/** A piece of a document, sent in reading order. */
export type MessageToMaker =
  | {
      readonly kind: 'begin';
      readonly file: MadeFile;
      readonly title: string;
      readonly cover: readonly Fact[];
      readonly wording: SerializableWording;
    }
  | { readonly kind: 'section'; readonly section: Omit<Section, 'blocks'> }
  | { readonly kind: 'picture'; readonly drawn: DrawnPicture | null; readonly summary: string }
  | { readonly kind: 'axle map'; readonly map: AxleMapBlock }
  | { readonly kind: 'photos'; readonly photos: readonly LoadedPhoto[]; readonly missing: string }
  | { readonly kind: 'table'; readonly columns: readonly TableColumn[] }
  | { readonly kind: 'rows'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'end' }
  /** The answer to the number of pages: a label for each. */
  | { readonly kind: 'labels'; readonly labels: readonly string[] };

/** The maker's messages beside the file, which is its standard output. */
export type MessageFromMaker =
  | { readonly kind: 'pages'; readonly pages: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };
