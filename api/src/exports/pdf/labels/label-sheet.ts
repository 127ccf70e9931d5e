import { paperOf } from '../sheet.ts';

/** A sheet of labels as sold in shops; all sizes in points. */
export interface LabelSheet {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** The size of one label. */
  readonly label: { readonly width: number; readonly height: number };
  /** The top left corner of the first label. */
  readonly first: { readonly x: number; readonly y: number };
  /** The distance between the same corners of neighboring labels. */
  readonly step: { readonly x: number; readonly y: number };
}

const mm = 72 / 25.4;

/** 30 labels of 2 5/8 by 1 inch, as on sheets sold as 5160. */
const letter = {
  columns: 3,
  rows: 10,
  label: { width: 189, height: 72 },
  first: { x: 13.5, y: 36 },
  step: { x: 198, y: 72 },
};

/** 24 labels of 63.5 by 33.9 mm, as on sheets sold as L7159. */
const a4 = {
  columns: 3,
  rows: 8,
  label: { width: 63.5 * mm, height: 33.9 * mm },
  first: { x: 7.2 * mm, y: 12.9 * mm },
  step: { x: 66 * mm, y: 33.9 * mm },
};

/** Returns the label sheet for the paper size of a locale. */
export function labelSheetOf(locale: string): LabelSheet {
  const { width, height } = paperOf(locale);
  return { width, height, ...(height < 800 ? letter : a4) };
}

/** Returns the page of a label and its corner there, by its index among all labels. */
export function placeOf({ columns, rows, first, step }: LabelSheet, index: number) {
  const onPage = index % (columns * rows);
  return {
    page: Math.floor(index / (columns * rows)),
    x: first.x + (onPage % columns) * step.x,
    y: first.y + Math.floor(onPage / columns) * step.y,
  };
}
