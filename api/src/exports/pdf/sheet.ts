/** The paper, or the strip of a picture, on which content is laid out; all in points. */
export interface Sheet {
  readonly width: number;
  /** Null if the content decides. */
  readonly height: number | null;
  readonly margins: { readonly side: number; readonly top: number; readonly bottom: number };
}

/** A sheet for a printer. */
export type Paper = Sheet & { readonly height: number };

export const isPaper = (sheet: Sheet): sheet is Paper => sheet.height !== null;

const margins = { side: 42, top: 54, bottom: 40 };
const letter = { width: 612, height: 792, margins };
const a4 = { width: 595.28, height: 841.89, margins };

/**
 * Countries that print on Letter; everywhere else, including Argentina and Brazil, printers use A4.
 */
const letterLands = ['US', 'CA'];

/** Returns the common paper size of a locale, in portrait. */
export const paperOf = (locale: string): Paper =>
  letterLands.includes(locale.slice(3)) ? letter : a4;

/** Returns the same paper in landscape. */
export const landscape = (sheet: Paper): Paper => ({
  ...sheet,
  width: sheet.height,
  height: sheet.width,
});

/** The sheet of a picture: a strip as long as its content. */
export const strip: Sheet = {
  width: 900,
  height: null,
  margins: { side: 36, top: 20, bottom: 20 },
};

/** Returns the width between the side margins, in points. */
export const innerWidth = ({ width, margins: { side } }: Sheet): number => width - 2 * side;
