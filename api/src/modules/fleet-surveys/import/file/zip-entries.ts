import { FileNotRead } from './table.ts';

interface Entry {
  readonly name: string;
  /** Its unpacked size in bytes, according to the directory. */
  readonly size: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** The end of the directory may be followed by a comment. */
const [endLength, longestComment, entryLength] = [22, 0xffff, 46];

/**
 * Lists the entries of a zip archive from its directory alone. The directory gives sizes of 4 GB or
 * more as the largest four-byte number.
 *
 * @throws FileNotRead when there is no directory
 */
export function zipEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = directoryEnd(view);
  const entries: Entry[] = [];
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entryMark) {
      throw new FileNotRead('file_unreadable');
    }
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const start = at + entryLength;
    entries.push({
      name: Buffer.from(bytes.subarray(start, start + (name ?? 0))).toString(),
      size: view.getUint32(at + 24, true),
    });
    at = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function directoryEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= 0 && at >= last - longestComment; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new FileNotRead('file_unreadable');
}
