import { inflateRawSync } from 'node:zlib';

const marks = { end: 0x06054b50, entry: 0x02014b50 };

/** Returns the files of a zip by name, in order. */
export function fromZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== marks.end) throw new Error('The zip has no end');
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let entry = 0; entry < count; entry += 1) {
    if (zip.readUInt32LE(at) !== marks.entry) throw new Error('The zip lacks an entry');
    const size = zip.readUInt32LE(at + 20);
    const name = zip.readUInt16LE(at + 28);
    const behind = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(from, from + size);
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    files.set(
      zip.subarray(at + 46, at + 46 + name).toString('utf8'),
      isPacked ? inflateRawSync(packed) : packed,
    );
    at += 46 + name + behind;
  }
  return files;
}
