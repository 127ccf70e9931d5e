import type { RefusalReason } from './messages.ts';

/** What was asked for is larger than this kind of file is made; other kinds may hold it. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';

  constructor(readonly reason: RefusalReason) {
    super(`The file is not made: ${reason}`);
  }
}
