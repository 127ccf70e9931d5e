import { Writable } from 'node:stream';

/**
 * Keeps what is written, up to so many bytes. The rest is accepted and dropped, so that the writer
 * finishes as usual.
 */
export class BytesWithin extends Writable {
  private readonly pieces: Buffer[] = [];
  private left: number;

  constructor(most: number) {
    super();
    this.left = most;
  }

  /** What was written; null when it was too much. */
  bytes(): Buffer | null {
    return this.left < 0 ? null : Buffer.concat(this.pieces);
  }

  override _write(piece: Buffer, _: BufferEncoding, done: () => void): void {
    this.left -= piece.length;
    if (this.left >= 0) this.pieces.push(piece);
    else this.pieces.length = 0;
    done();
  }
}
