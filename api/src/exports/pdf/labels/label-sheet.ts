import { paperOf } from '../sheet.ts';

/** A sheet of labels as shops sell it; all in points. */
export interface LabelSheet {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Of one label. */
  readonly label: { readonly width: number; readonly height: number };
  /** Where the first label begins. */
  readonly first: { readonly x: number; readonly y: number };
  /** From where one label begins to where the next one does. */
  readonly step: { readonly x: number; readonly y: number };
}

const mm = 72 / 25.4;

/** 30 labels of 2 5/8 by 1 inch, as those that are called 5160. */
const letter = {
  columns: 3,
  rows: 10,
  label: { width: 189, height: 72 },
  first: { x: 13.5, y: 36 },
  step: { x: 198, y: 72 },
};

/** 24 labels of 63.5 by 33.9 mm, as those that are called L7159. */
const a4 = {
  columns: 3,
  rows: 8,
  label: { width: 63.5 * mm, height: 33.9 * mm },
  first: { x: 7.2 * mm, y: 12.9 * mm },
  step: { x: 66 * mm, y: 33.9 * mm },
};

/** The labels for the paper that people of a locale have. */
export function labelSheetOf(locale: string): LabelSheet {
  const { width, height } = paperOf(locale);
  return { width, height, ...(height < 800 ? letter : a4) };
}

/** The corner of a label on its page, by its place among all. */
export function placeOf({ columns, rows, first, step }: LabelSheet, index: number) {
  const onPage = index % (columns * rows);
  return {
    page: Math.floor(index / (columns * rows)),
    x: first.x + (onPage % columns) * step.x,
    y: first.y + Math.floor(onPage / columns) * step.y,
  };
}
