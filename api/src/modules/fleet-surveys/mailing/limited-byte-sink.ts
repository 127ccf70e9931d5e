import { Writable } from 'node:stream';

/**
 * Collects written bytes up to a limit. The rest is accepted and dropped, so that the writer
 * finishes as usual.
 */
export class LimitedByteSink extends Writable {
  private readonly pieces: Buffer[] = [];
  private left: number;

  constructor(most: number) {
    super();
    this.left = most;
  }

  /** Returns the written bytes; null if they exceeded the limit. */
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
