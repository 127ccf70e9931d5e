import type { AxleMapBlock, Fact, Section, TableColumn, TableRow } from '../document.ts';
import type { RefusalReason } from '../export-refused.ts';
import type { DrawnPicture, Reading, ReadPhoto } from '../pdf/layout/read-section.ts';

/** What a document is made into: a file of pages, one picture, one of each section, or sheets of labels. */
export type MadeFile = 'pdf' | 'png' | 'pictures' | 'labels';

/** A document arrives in pieces, in the order in which it is read. */
export type ToMaker =
  | {
      readonly kind: 'begin';
      readonly file: MadeFile;
      readonly title: string;
      readonly cover: readonly Fact[];
      readonly wording: Reading;
    }
  | { readonly kind: 'section'; readonly section: Omit<Section, 'blocks'> }
  | { readonly kind: 'picture'; readonly drawn: DrawnPicture | null; readonly summary: string }
  | { readonly kind: 'axle map'; readonly map: AxleMapBlock }
  | { readonly kind: 'photos'; readonly photos: readonly ReadPhoto[]; readonly missing: string }
  | { readonly kind: 'table'; readonly columns: readonly TableColumn[] }
  | { readonly kind: 'rows'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'end' }
  /** The answer to how many pages there are: a label for each. */
  | { readonly kind: 'labels'; readonly labels: readonly string[] };

/** What the maker says beside the file, which is its standard output. */
export type FromMaker =
  | { readonly kind: 'pages'; readonly pages: number }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };
