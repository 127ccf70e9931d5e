import { pipeline } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Compressed for speed, not for size: charts and texts on white compress well. */
const packing = { level: 3 };
/** Eight bits each for red, green and blue; not interlaced. */
export const trueColor = [8, 2, 0, 0, 0];
/** Offset of the size in the file, followed by the color type. */
export const sizeOffset = 16;

/**
 * Writes a PNG file while its lines arrive.
 *
 * @param size in pixels
 * @param lines lines from the top, in batches: red, green, blue and opacity of each pixel, all
 * opaque; they are overwritten
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
  const packed = pipeline(scanlines(lines, size.width), createDeflate(packing), () => {});
  for await (const data of packed) yield chunk('IDAT', data);
  yield chunk('IEND', Buffer.alloc(0));
}

/**
 * Yields each line after a 0, which means unfiltered, and without opacity. It overwrites its input,
 * since a picture is many times as large as its file.
 */
async function* scanlines(
  lines: AsyncIterable<Uint8Array>,
  width: number,
): AsyncGenerator<Uint8Array> {
  for await (const pixels of lines) {
    let to = 0;
    for (let from = 0; from < pixels.length; ) {
      const [mark, end] = [to, from + width * 4];
      to += 1;
      for (; from < end; from += 4) {
        const red = pixels[from] ?? 0;
        const green = pixels[from + 1] ?? 0;
        const blue = pixels[from + 2] ?? 0;
        pixels[to] = red;
        pixels[to + 1] = green;
        pixels[to + 2] = blue;
        to += 3;
      }
      pixels[mark] = 0;
    }
    yield pixels.subarray(0, to);
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
