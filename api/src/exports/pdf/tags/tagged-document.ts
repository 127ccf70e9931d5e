import { xmlText } from '../../xml-text.ts';
import { BufferedDocument, type DocumentOptions } from './buffered-document.ts';
import { Structure } from './structure.ts';

/** A PDF whose parts are tagged, so that it can be read out. */
export class TaggedDocument extends BufferedDocument {
  readonly structure: Structure;

  constructor(options: DocumentOptions) {
    super(options, { tagged: true, subset: 'PDF/UA', displayTitle: true });
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
