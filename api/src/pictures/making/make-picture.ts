import { createHash } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { kindTrouble } from './kind-of-picture.ts';
import { type MadePicture, PictureNotKept } from './messages.ts';
import { pictureLimits } from './picture-limits.ts';

// Only the formats named here are read: an SVG is a program, regardless of its name.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    // For the small file, which is made from the large one.
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    // In this build, AVIF is the only readable format of this family.
    'VipsForeignLoadHeifFile',
  ],
});
// Each picture is another file, so a cache would not help.
sharp.cache(false);
sharp.concurrency(2);

const input = { limitInputPixels: pictureLimits.pixels, failOn: 'error' } as const;

/**
 * Makes the two stored files of a picture, next to it: JPEG, upright, in sRGB and without metadata
 * of the camera.
 *
 * @throws PictureNotKept when it is not a picture, is damaged, or is too large
 */
export async function makePicture(file: string): Promise<MadePicture> {
  const trouble = kindTrouble(await startOf(file));
  if (trouble) throw new PictureNotKept(trouble);
  const isTurned = await looksTurned(file);
  try {
    // An upright picture is processed in strips, and is never in memory as a whole.
    const upright = isTurned ? sharp(file, input).autoOrient() : sharp(file, input);
    const large = await withinBox(upright, pictureLimits.large, 82);
    const small = await withinBox(sharp(large.data, input), pictureLimits.small, 78);
    const made = { large: `${file}-large.jpg`, small: `${file}-small.jpg` };
    await writeFile(made.large, large.data, { mode: 0o600 });
    await writeFile(made.small, small.data, { mode: 0o600 });
    const { width, height } = large.info;
    const hash = createHash('sha256').update(large.data).digest('hex');
    return { ...made, hash, width, height };
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new PictureNotKept('file_unreadable');
  }
}

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Whether metadata say that the camera was turned.
 *
 * @throws PictureNotKept when it is too large, or not a picture
 */
async function looksTurned(file: string): Promise<boolean> {
  const {
    width,
    height,
    orientation = 1,
  } = await sharp(file, { ...input, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureNotKept('file_unreadable');
    });
  if (width * height > pictureLimits.pixels) throw new PictureNotKept('file_too_large');
  return orientation !== 1;
}

const withinBox = (picture: Sharp, side: number, quality: number) =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    // A JPEG has no transparency.
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
