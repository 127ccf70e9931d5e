import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A small JPEG of one color. */
export const photoOf = (background: string, width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The upper third of an upright picture is red, the rest blue. */
const upright = [200, 300] as const;

/**
 * A photo as taken by a phone held upright: its pixels are stored sideways, and its metadata
 * include the location.
 */
export async function phonePhoto(): Promise<Buffer> {
  const [width, height] = upright;
  const red = {
    create: { width, height: height / 3, channels: 3 as const, background: '#ff0000' },
  };
  const picture = await sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  // Rotated to the left; orientation 6 says to rotate it back.
  const lying = await sharp(picture).rotate(270).png().toBuffer();
  return sharp(lying)
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 4/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/**
 * The color of a pixel of a picture, such as `red`, at a position given as fractions of its sides.
 */
export async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'mixed';
}

/** A PNG of a few bytes whose header claims this many pixels. */
export async function claimedPng(width: number, height: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  small.writeUInt32BE(width, 16);
  small.writeUInt32BE(height, 20);
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
  return small;
}

/** A JPEG of a few bytes whose header claims this many pixels. */
export async function claimedJpeg(width: number, height: number): Promise<Buffer> {
  const small = await photoOf('#888888');
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]));
  small.writeUInt16BE(height, frame + 5);
  small.writeUInt16BE(width, frame + 7);
  return small;
}
