import { pipeline } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Packed quickly rather than tightly: charts and texts on white pack well. */
const packing = { level: 3 };
/** Eight bits for each of red, green and blue; nothing interlaced. */
const trueColor = [8, 2, 0, 0, 0];

/**
 * Writes a PNG file while its lines come in.
 *
 * @param size in pixels
 * @param lines lines from the top, several at once as they come: red, green and blue of each pixel
 */
export async function* pngFile(
  size: { readonly width: number; readonly height: number },
  lines: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set(trueColor, 8);
  yield signature;
  yield chunk('IHDR', header);
  // A failure reaches the reader of `packed`.
  const packed = pipeline(unfiltered(lines, size.width * 3), createDeflate(packing), () => {});
  for await (const data of packed) yield chunk('IDAT', data);
  yield chunk('IEND', Buffer.alloc(0));
}

/** Each line behind a 0, which says that it stands as it is. */
async function* unfiltered(
  lines: AsyncIterable<Uint8Array>,
  length: number,
): AsyncGenerator<Buffer> {
  for await (const some of lines) {
    const count = some.length / length;
    const marked = Buffer.alloc(some.length + count);
    for (let line = 0; line < count; line += 1)
      marked.set(some.subarray(line * length, (line + 1) * length), line * (length + 1) + 1);
    yield marked;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}
