/** `tooLong`: more rows than a document on paper can have; `tooTall`: beyond what pictures hold. */
export type RefusalReason = 'tooLong' | 'tooTall';

/** What was asked for is larger than this kind of file is made; other kinds may hold it. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';

  constructor(readonly reason: RefusalReason) {
    super(`The file is not made: ${reason}`);
  }
}
