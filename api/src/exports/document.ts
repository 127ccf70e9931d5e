import type { FigureFormat } from '@portal/platform/format';

/**
 * The format of a value: the formats of figures, and a calendar day as YYYY-MM-DD or a month as its
 * first day.
 */
export type CellFormat = FigureFormat | 'date' | 'month';

/**
 * An unformatted value: Excel files need numbers, the other files format them. Null is no value,
 * shown as a dash; an empty text is an empty cell.
 */
export type Cell = string | number | null;

export interface TableColumn {
  readonly heading: string;
  readonly format: CellFormat;
  /** The column belongs to the one before it, such as a comparison to its figure. */
  readonly isJoined?: boolean;
}

export interface TableRow {
  /** A cell for each column. */
  readonly cells: readonly Cell[];
  /** 0 for a row of its own; 1 for a row nested in the one above it. */
  readonly level: 0 | 1;
  /** The row is the total of the rows before it. */
  readonly isTotal?: boolean;
  /** The format of each cell, if rows have different measures; the column's format by default. */
  readonly formats?: readonly CellFormat[];
}

export interface ExportTable {
  readonly columns: readonly TableColumn[];
  /** Can be read only once, and may be too long to fit in memory. */
  readonly rows: Iterable<TableRow> | AsyncIterable<TableRow>;
}

/** A drawing sent by a browser. It is sanitized before anything reads it. */
export interface Picture {
  readonly svg: string;
  /** The content of the drawing in words: shown below it, or in its place if it cannot be drawn. */
  readonly summary: string;
}

/** A label with its value, such as a filter and the chosen values. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Set if the value is just a moment: YYYY-MM-DD, or YYYY-MM-DDTHH:mm. */
  readonly moment?: string;
}

/** The severity of a value: good, a warning or critical; `none` if nothing was read. */
export type Tone = 'good' | 'warning' | 'critical' | 'none';

export interface TonedText {
  readonly text: string;
  readonly tone: Tone;
}

/** A tire on a map of axles. */
export interface MapWheel {
  /** The position as people name it, such as 2LO. */
  readonly position: string;
  readonly tone: Tone;
  /** The values read, two at most; the first one is bold. */
  readonly values: readonly TonedText[];
  /** The text shown in place of values; it is shortened to the width of a tire. */
  readonly note: string;
}

export interface MapSide {
  /** From left to right, as seen from above. */
  readonly wheels: readonly MapWheel[];
  /** The difference between the two tires, if it is too large. */
  readonly mismatch: TonedText | null;
}

export interface MapAxle {
  /** The number and role of the axle. */
  readonly label: string;
  /** A note such as "Lifted"; empty for none. */
  readonly note: string;
  readonly left: MapSide;
  readonly right: MapSide;
  /** The difference between the axle's sides, if it is too large. */
  readonly mismatch: TonedText | null;
}

/** A unit from above, its front axle first. Its left side is on the left in every language. */
export interface AxleMapBlock {
  readonly axles: readonly MapAxle[];
}

/**
 * A mark on a photo; coordinates are fractions of its width and height from the top left corner.
 */
export type PhotoMark =
  | {
      readonly kind: 'arrow';
      readonly x: number;
      readonly y: number;
      readonly to_x: number;
      readonly to_y: number;
    }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'words'; readonly x: number; readonly y: number; readonly text: string };

export interface Photo {
  /** The subject of the photo, who took it and when. */
  readonly caption: string;
  /** In pixels; only the aspect ratio matters. */
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PhotoMark[];
  /** Reads a small JPEG file of the photo; null if the storage has none. */
  readonly read: () => Promise<Uint8Array | null>;
}

export interface PhotosBlock {
  readonly photos: readonly Photo[];
  /** The text shown in place of a photo that the storage has lost. */
  readonly missing: string;
}

/** A part of the document, in the order chosen by the user. Workbooks contain only tables. */
export type Block =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'axle map'; readonly map: AxleMapBlock }
  | { readonly kind: 'photos'; readonly photos: PhotosBlock }
  | { readonly kind: 'table'; readonly table: ExportTable };

/** One report of a document. */
export interface Section {
  readonly title: string;
  /** The end of the title, such as a date, which is kept when the title is shortened. */
  readonly ending?: string;
  /** The heading above the first of several sections that belong together. */
  readonly chapter?: string;
  readonly facts: readonly Fact[];
  readonly blocks: readonly Block[];
  /** The text shown instead of blocks if there are no records. */
  readonly empty?: string;
  readonly comment?: Fact;
  readonly notes: readonly string[];
}

/** How values are written: language, direction, currency symbol and page numbers. */
export interface Wording {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly currencySymbol: string;
  /** Returns a text such as "Page 3 of 12". */
  readonly pageOf: (page: number, pages: number) => string;
}

/**
 * The content of an export, independent of the file type: texts are already in the reader's
 * language, figures are not formatted. Sections are read one after another, the next one no earlier
 * than the start of the one before it, so that at most two are in memory.
 */
export interface ExportDocument {
  readonly title: string;
  /**
   * The facts on the cover: account, range, filters, the last day of the data, and when the
   * document was made.
   */
  readonly cover: readonly Fact[];
  readonly wording: Wording;
  readonly sections: Iterable<Section> | AsyncIterable<Section>;
}
