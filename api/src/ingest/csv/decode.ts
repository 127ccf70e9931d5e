import { Transform } from 'node:stream';
import { FileRefused } from '../file-refused.ts';

/** The marks at the beginning of a file that identify its format. */
const utf16le = [0xff, 0xfe];
const utf16be = [0xfe, 0xff];
const zip = [0x50, 0x4b, 0x03, 0x04];

/**
 * Converts a file to UTF-8 without a byte order mark. The input is UTF-8, with or without the mark,
 * or UTF-16 with it.
 *
 * @throws FileRefused (through the stream) at the first invalid byte, and at the end of a file
 * whose last line has no line break
 */
export function decoded(): Transform {
  let decoder: TextDecoder | undefined;
  let last = '\n';
  const decode = (bytes?: Uint8Array) => {
    try {
      const text = decoder?.decode(bytes, { stream: bytes !== undefined }) ?? '';
      last = text.at(-1) ?? last;
      return text;
    } catch {
      throw new FileRefused(
        'The file is not UTF-8: it may be Windows-1252, which many programs write. ' +
          'Save it as "CSV UTF-8".',
      );
    }
  };
  const attempt = (done: (error: Error | null, text?: string) => void, run: () => string) => {
    try {
      done(null, run());
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      attempt(done, () => {
        decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
        return decode(bytes);
      });
    },
    flush: (done) =>
      attempt(done, () => {
        const text = decode();
        if (/[\n\r]/.test(last)) return text;
        throw new FileRefused('The last line does not end: the file may have been cut off.');
      }),
  });
}

/** @throws FileRefused when the first bytes are not those of a text file */
function encodingOf(bytes: Buffer): string {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (begins(zip)) {
    throw new FileRefused('The file is a workbook or an archive. Save the sheet as "CSV UTF-8".');
  }
  if (begins(utf16le)) return 'utf-16le';
  if (begins(utf16be)) return 'utf-16be';
  if (bytes[0] === 0 || bytes[1] === 0) {
    throw new FileRefused('The file is UTF-16 without a byte-order mark. Save it as "CSV UTF-8".');
  }
  return 'utf-8';
}
