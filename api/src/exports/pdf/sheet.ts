/** The paper, or the strip of a picture, that content is set on; all in points. */
export interface Sheet {
  readonly width: number;
  /** None where the content decides. */
  readonly height: number | null;
  readonly margins: { readonly side: number; readonly top: number; readonly bottom: number };
}

/** A sheet that a printer takes. */
export type Paper = Sheet & { readonly height: number };

export const isPaper = (sheet: Sheet): sheet is Paper => sheet.height !== null;

const margins = { side: 42, top: 54, bottom: 40 };
const letter = { width: 612, height: 792, margins };
const a4 = { width: 595.28, height: 841.89, margins };

/** Everywhere else, Argentina and Brazil among them, printers hold A4. */
const letterLands = ['US', 'CA'];

/** The paper that people of a locale have in their printers, upright. */
export const paperOf = (locale: string): Paper =>
  letterLands.includes(locale.slice(3)) ? letter : a4;

/** The same paper on its side. */
export const landscape = (sheet: Paper): Paper => ({
  ...sheet,
  width: sheet.height,
  height: sheet.width,
});

/** What a picture is made of: a strip as long as its content. */
export const strip: Sheet = {
  width: 900,
  height: null,
  margins: { side: 36, top: 20, bottom: 20 },
};

/** Points between the side margins. */
export const innerWidth = ({ width, margins: { side } }: Sheet): number => width - 2 * side;
