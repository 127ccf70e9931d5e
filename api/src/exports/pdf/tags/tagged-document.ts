import { xmlText } from '../../xml-text.ts';
import { BufferedDocument, type DocumentOptions } from './buffered-document.ts';
import { Structure } from './structure.ts';

/** A PDF with tagged parts, accessible to screen readers. */
export class TaggedDocument extends BufferedDocument {
  readonly structure: Structure;

  constructor(options: DocumentOptions) {
    super(options, { tagged: true, subset: 'PDF/UA', displayTitle: true });
    this.structure = new Structure(this);
  }

  /** The library writes the title into XML unescaped. */
  override _addInfo(): void {
    const { Title: title = '' } = this.info;
    this.info.Title = xmlText(title);
    super._addInfo();
    this.info.Title = title;
  }
}
