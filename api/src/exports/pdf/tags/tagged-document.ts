import { xmlText } from '../../xml-text.ts';
import { type FontFiles, PdfDocument } from './pdfmake-steps.ts';
import { Structure } from './structure.ts';

export interface DocumentOptions {
  readonly title: string;
  /** As in `pt-BR`. */
  readonly language: string;
  readonly fonts: FontFiles;
  /** All pictures and photos, by what content calls them. */
  readonly images: Readonly<Record<string, string>>;
}

/** A PDF whose parts are tagged, so that it can be read out. Its pages are held back. */
export class TaggedDocument extends PdfDocument {
  readonly structure: Structure;

  constructor({ title, language, fonts, images }: DocumentOptions) {
    const files = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]));
    const options = {
      tagged: true,
      subset: 'PDF/UA',
      lang: language,
      displayTitle: true,
      info: { Title: title, Producer: 'pdfmake', Creator: 'pdfmake' },
      pdfVersion: '1.7',
      bufferPages: true,
      autoFirstPage: false,
      font: null,
      fontLayoutCache: true,
    };
    super(fonts, images, {}, {}, options, null, (path) => files.has(path));
    this.structure = new Structure(this);
  }

  /** The title stands in XML as it is. */
  override _addInfo(): void {
    const { Title: title = '' } = this.info;
    this.info.Title = xmlText(title);
    super._addInfo();
    this.info.Title = title;
  }
}
