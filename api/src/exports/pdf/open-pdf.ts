import pdfmake, { type Content } from 'pdfmake';
import { fontFile, fontNames } from './fonts/font-files.ts';
import { type Fonts, openFonts } from './fonts/fonts.ts';
import type { Sheet } from './sheet.ts';
import { BufferedDocument, type DocumentOptions } from './tags/buffered-document.ts';
import { TaggedDocument } from './tags/tagged-document.ts';
import { type Part, packPages, typesetPart, typesetStrips } from './typeset-part.ts';

type Definition = Parameters<typeof pdfmake.createPdf>[0];

/** A document that is laid out part by part. */
export interface TypesetDocument {
  readonly title: string;
  /** A locale such as `pt-BR`. */
  readonly language: string;
  /** PNG and JPEG files of all pictures and photos, by the names used in the content. */
  readonly images: DocumentOptions['images'];
  readonly parts: Iterable<Part>;
}

/** A document of strips, each as long as its content. */
export interface TypesetStrips extends Omit<TypesetDocument, 'parts'> {
  readonly strips: Content[];
  readonly sheet: Sheet;
  readonly look: object;
}

/**
 * Lays out a tagged PDF with the bundled fonts only; it reads nothing else from the network or the
 * machine. Its pages are buffered, so that more can be written on each.
 */
export function openTagged({ parts, ...options }: TypesetDocument): TaggedDocument {
  const pdf = new TaggedDocument({ ...options, fonts: fontFiles() });
  packPages(pdf);
  for (const part of parts) typesetPart(pdf, part);
  return pdf;
}

/** Lays out strips, from which pictures are drawn: nothing is tagged or compressed. */
export function openStrips({ strips, sheet, look, ...options }: TypesetStrips): BufferedDocument {
  const pdf = new BufferedDocument({ ...options, fonts: fontFiles() }, { compress: false });
  typesetStrips(pdf, { content: strips, sheet, look });
  return pdf;
}

/** Opens a PDF without tags, for printing. */
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
