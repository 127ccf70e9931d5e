/** `tooLong`: more rows than a paper document can have; `tooTall`: taller than a picture can be. */
export type RefusalReason = 'tooLong' | 'tooTall';

/** The requested export is too large for this kind of file; other kinds may have room for it. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';

  constructor(readonly reason: RefusalReason) {
    super(`The file is not made: ${reason}`);
  }
}
