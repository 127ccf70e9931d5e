import pdfmake from 'pdfmake';
import { fontFile, fontNames } from './fonts/font-files.ts';
import { type Fonts, openFonts } from './fonts/fonts.ts';

type Definition = Parameters<typeof pdfmake.createPdf>[0];

/**
 * Sets a PDF with the fonts that we have, and nothing of the net or of the machine besides. Its pages are held
 * back, so that more can be written on each.
 */
export async function openPdf(definition: Definition | ((fonts: Fonts) => Definition)) {
  const fonts = openFonts();
  const files = fontDictionary();
  const known = new Set(Object.values(files).flatMap(({ normal, bold }) => [normal, bold]));
  pdfmake.setFonts(files);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => known.has(path));
  const set = typeof definition === 'function' ? definition(fonts) : definition;
  const pdf = await pdfmake.createPdf(set, { bufferPages: true }).getStream();
  return { pdf, fonts };
}

const fontDictionary = () =>
  Object.fromEntries(
    fontNames.map((name) => {
      const [normal, bold] = [fontFile(name, 'normal'), fontFile(name, 'bold')];
      return [name, { normal, bold }];
    }),
  ) satisfies typeof pdfmake.fonts;
