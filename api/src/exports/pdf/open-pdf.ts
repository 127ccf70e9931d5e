import pdfmake from 'pdfmake';
import { fontFile, fontNames } from './fonts/font-files.ts';
import { type Fonts, openFonts } from './fonts/fonts.ts';
import { type Part, packPages, setPart } from './set-part.ts';

type Definition = Parameters<typeof pdfmake.createPdf>[0];

/** A document for pdfmake, and what is set behind it part by part. */
export interface SetDocument {
  readonly definition: Definition;
  readonly parts?: Iterable<Part>;
}

/**
 * Sets a PDF with the fonts that we have, and nothing of the net or of the machine besides. Its pages are held
 * back, so that more can be written on each.
 */
export async function openPdf(describe: (fonts: Fonts) => SetDocument) {
  const fonts = openFonts();
  const files = fontDictionary();
  const known = new Set(Object.values(files).flatMap(({ normal, bold }) => [normal, bold]));
  pdfmake.setFonts(files);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => known.has(path));
  const { definition, parts = [] } = describe(fonts);
  const pdf = await pdfmake.createPdf(definition, { bufferPages: true }).getStream();
  packPages(pdf);
  for (const part of parts) setPart(pdf, part);
  return { pdf, fonts };
}

const fontDictionary = () =>
  Object.fromEntries(
    fontNames.map((name) => {
      const [normal, bold] = [fontFile(name, 'normal'), fontFile(name, 'bold')];
      return [name, { normal, bold }];
    }),
  ) satisfies typeof pdfmake.fonts;
