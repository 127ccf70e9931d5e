import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { unlessAborted } from '../unless-aborted.ts';

/** Parts are compressed for speed, not for size: a workbook compresses well anyway. */
const packing = { compressionLevel: 4 };

/** A file of parts that are compressed while they are written. */
export interface WorkbookFile {
  /** Settles when the whole part has been passed on to the output. */
  addPart(path: string, pieces: AsyncIterable<Buffer>): Promise<void>;
  addText(path: string, text: string): void;
}

/**
 * Writes a file of parts, one after another, as fast as its reader consumes them.
 *
 * @param out ended when everything is written, and destroyed if that fails
 * @throws the error of `write` or `out`, or the signal's reason as soon as it is aborted
 */
export async function writeFile(
  out: Writable,
  signal: AbortSignal,
  write: (file: WorkbookFile, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const zip = new ZipFile();
  const fail = (error: unknown) => failure.abort(error);
  zip.on('error', fail);
  const sent = pipeline(zip.outputStream, out, { signal: either });
  sent.catch(fail);
  const file: WorkbookFile = {
    async addPart(path, pieces) {
      const stream = Readable.from(pieces, { objectMode: false, signal: either });
      const isSent = finished(stream);
      isSent.catch(fail);
      zip.addReadStream(stream, path, packing);
      await unlessAborted(isSent, either);
    },
    addText: (path, text) => zip.addBuffer(Buffer.from(text), path, packing),
  };
  try {
    await write(file, either);
    zip.end();
    await unlessAborted(sent, either);
  } catch (error) {
    fail(error);
    throw either.reason;
  }
}
