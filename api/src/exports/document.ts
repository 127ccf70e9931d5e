import type { FigureFormat } from '@portal/platform/format';

/**
 * How a value is written; beside the formats of figures, a calendar day as YYYY-MM-DD and a month as
 * its first day.
 */
export type CellFormat = FigureFormat | 'date' | 'month';

/**
 * Values travel unformatted: the Excel file needs numbers, the others write them by the format. Null
 * is no value, which people read as a dash; an empty text is an empty cell.
 */
export type Cell = string | number | null;

export interface TableColumn {
  readonly heading: string;
  readonly format: CellFormat;
  /** It belongs to the column before it, as what a figure is compared with. */
  readonly isJoined?: boolean;
}

export interface TableRow {
  /** A cell for each column. */
  readonly cells: readonly Cell[];
  /** 0 for a row of its own; 1 for one inside the row above it. */
  readonly level: 0 | 1;
  /** Sums up the rows before it. */
  readonly isTotal?: boolean;
  /** How each cell is written, where rows are of different measures; else as its column says. */
  readonly formats?: readonly CellFormat[];
}

export interface ExportTable {
  readonly columns: readonly TableColumn[];
  /** May be read once only, and be longer than the memory. */
  readonly rows: Iterable<TableRow> | AsyncIterable<TableRow>;
}

/** A drawing that a browser sent along. It is cleaned before anything reads it. */
export interface Picture {
  readonly svg: string;
  /** What it shows in words: below it, and in its place where it cannot be drawn. */
  readonly summary: string;
}

/** A line of "what: which", such as a filter and the values that were chosen. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Where the value is a moment and nothing else: YYYY-MM-DD, or YYYY-MM-DDTHH:mm. */
  readonly moment?: string;
}

/** What a value says: nothing is wrong, a warning, a critical one; `none` where nothing was read. */
export type Tone = 'good' | 'warning' | 'critical' | 'none';

export interface TonedText {
  readonly text: string;
  readonly tone: Tone;
}

/** A tire on a map of axles. */
export interface MapWheel {
  /** As people call its place, such as 2LO. */
  readonly position: string;
  readonly tone: Tone;
  /** What was read, two at the most; the first one is bold. */
  readonly values: readonly TonedText[];
  /** What is said in place of values; it is shortened to the width of a tire. */
  readonly note: string;
}

export interface MapSide {
  /** As seen from above, from left to right. */
  readonly wheels: readonly MapWheel[];
  /** By how much the two differ, where that is too much. */
  readonly mismatch: TonedText | null;
}

export interface MapAxle {
  /** Which it is, and what it does. */
  readonly label: string;
  /** Such as that it is lifted; empty for nothing. */
  readonly note: string;
  readonly left: MapSide;
  readonly right: MapSide;
  /** By how much its sides differ, where that is too much. */
  readonly mismatch: TonedText | null;
}

/** A unit from above, its front axle first. Its left side is on the left in every language. */
export interface AxleMapBlock {
  readonly axles: readonly MapAxle[];
}

/** A mark over a photo; places are shares of its width and height from its top left corner. */
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
  /** What it shows, who took it and when. */
  readonly caption: string;
  /** In pixels, of whatever size: they tell its shape. */
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PhotoMark[];
  /** Reads a small JPEG file of it; null where the storage has none. */
  readonly read: () => Promise<Uint8Array | null>;
}

export interface PhotosBlock {
  readonly photos: readonly Photo[];
  /** What stands in the place of a photo that the storage has lost. */
  readonly missing: string;
}

/** A part of the document in the order in which people chose to see it. Workbooks have tables alone. */
export type Block =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'axle map'; readonly map: AxleMapBlock }
  | { readonly kind: 'photos'; readonly photos: PhotosBlock }
  | { readonly kind: 'table'; readonly table: ExportTable };

/** One report. */
export interface Section {
  readonly title: string;
  /** The end of the title that stays where it has to be shortened, such as a date. */
  readonly ending?: string;
  /** The heading above the first of several sections that belong together. */
  readonly chapter?: string;
  readonly facts: readonly Fact[];
  readonly blocks: readonly Block[];
  /** What is written beside the report instead of blocks, where there are no records. */
  readonly empty?: string;
  readonly comment?: Fact;
  readonly notes: readonly string[];
}

/** How values are written: the currency's sign, the words for pages. */
export interface Wording {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly currencySymbol: string;
  /** "Page 3 of 12". */
  readonly pageOf: (page: number, pages: number) => string;
}

/**
 * What is exported, whatever the kind of file: texts are in the reader's language already, figures
 * are not formatted. Sections are asked for one after another, the next one at the earliest when the
 * one before it is begun, so that no more than two are in memory.
 */
export interface ExportDocument {
  readonly title: string;
  /** The cover: account, range, filters, up to which day the data reaches, when it was made. */
  readonly cover: readonly Fact[];
  readonly wording: Wording;
  readonly sections: Iterable<Section> | AsyncIterable<Section>;
}
