import type { FontName } from '../fonts/font-files.ts';
import { PngPicture } from '../png-picture.ts';
import { type EmbeddedFont, type FontFiles, PdfDocument } from './pdfmake-steps.ts';
import { typesetFiguresFast } from './typeset-figures.ts';

export interface DocumentOptions {
  readonly title: string;
  /** A locale such as `pt-BR`. */
  readonly language: string;
  readonly fonts: FontFiles;
  /** PNG and JPEG files of all pictures and photos, by the names used in the content. */
  readonly images: Readonly<Record<string, Uint8Array>>;
}

const figuresFont: FontName = 'latin';

/**
 * A PDF whose pages are buffered, so that more can be written on each. It reads no files but its
 * fonts.
 */
export class BufferedDocument extends PdfDocument {
  constructor(
    { title, language, fonts, images }: DocumentOptions,
    options: Readonly<Record<string, unknown>> = {},
  ) {
    const files = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));
    const common = {
      lang: language,
      info: { Title: title, Producer: 'pdfmake', Creator: 'pdfmake' },
      pdfVersion: '1.7',
      bufferPages: true,
      autoFirstPage: false,
      font: null,
      fontLayoutCache: true,
    };
    super(fonts, {}, {}, {}, { ...common, ...options }, null, (path) => files.has(path));
    for (const [name, image] of Object.entries(images)) {
      const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
      this._imageRegistry[name] = isJpeg(bytes)
        ? this.openImage(bytes)
        : new PngPicture(name, bytes);
    }
  }

  override provideFont(family: string, bold: boolean, italics: boolean): EmbeddedFont {
    const font = super.provideFont(family, bold, italics);
    if (family === figuresFont) typesetFiguresFast(font);
    return font;
  }
}

const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff;
