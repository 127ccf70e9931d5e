import pdfmake, { type Content } from 'pdfmake';
import { fontFile, fontNames } from './fonts/font-files.ts';
import { type Fonts, openFonts } from './fonts/fonts.ts';
import { type Part, packPages, setPart, setStrips } from './set-part.ts';
import type { Sheet } from './sheet.ts';
import { BufferedDocument, type DocumentOptions } from './tags/buffered-document.ts';
import { TaggedDocument } from './tags/tagged-document.ts';

type Definition = Parameters<typeof pdfmake.createPdf>[0];

/** A document that is set part by part. */
export interface SetDocument {
  readonly title: string;
  /** As in `pt-BR`. */
  readonly language: string;
  /** PNG and JPEG files of all pictures and photos, by what content calls them. */
  readonly images: DocumentOptions['images'];
  readonly parts: Iterable<Part>;
}

/** A document of strips, each as long as what it holds. */
export interface SetStrips extends Omit<SetDocument, 'parts'> {
  readonly strips: Content[];
  readonly sheet: Sheet;
  readonly look: object;
}

/**
 * Sets a tagged PDF with the fonts that we have, and nothing of the net or of the machine besides. Its pages are
 * held back, so that more can be written on each.
 */
export function openTagged({ parts, ...options }: SetDocument): TaggedDocument {
  const pdf = new TaggedDocument({ ...options, fonts: fontFiles() });
  packPages(pdf);
  for (const part of parts) setPart(pdf, part);
  return pdf;
}

/** The same for strips, of which pictures are drawn: nothing is tagged, or packed. */
export function openStrips({ strips, sheet, look, ...options }: SetStrips): BufferedDocument {
  const pdf = new BufferedDocument({ ...options, fonts: fontFiles() }, { compress: false });
  setStrips(pdf, { content: strips, sheet, look });
  return pdf;
}

/** Opens a PDF without tags, to be printed. */
export async function openPdf(describe: (fonts: Fonts) => Definition) {
  const fonts = openFonts();
  const files = fontFiles();
  const known = new Set(Object.values(files).flatMap(({ normal, bold }) => [normal, bold]));
  pdfmake.setFonts(files);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => known.has(path));
  const pdf = await pdfmake.createPdf(describe(fonts), { bufferPages: true }).getStream();
  return { pdf, fonts };
}

const fontFiles = () =>
  Object.fromEntries(
    fontNames.map((name) => {
      const [normal, bold] = [fontFile(name, 'normal'), fontFile(name, 'bold')];
      return [name, { normal, bold }];
    }),
  ) satisfies typeof pdfmake.fonts;
