import pdfmake from 'pdfmake';
import { fontFile, fontNames } from './fonts/font-files.ts';
import { type Fonts, openFonts } from './fonts/fonts.ts';
import { type Part, packPages, setPart } from './set-part.ts';
import { TaggedDocument } from './tags/tagged-document.ts';

type Definition = Parameters<typeof pdfmake.createPdf>[0];

/** A document that is set part by part. */
export interface SetDocument {
  readonly title: string;
  /** As in `pt-BR`. */
  readonly language: string;
  /** All pictures and photos, by what content calls them. */
  readonly images: Readonly<Record<string, string>>;
  readonly parts: Iterable<Part>;
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

/** The same for a PDF without tags, which is only drawn or printed. */
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
