import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

interface Photo {
  readonly width: number;
  readonly height: number;
  /** EXIF orientation; upright by default. */
  readonly orientation?: number;
}

/** Creates a unique JPEG as detailed as a photo of gravel. */
export async function photoOf({ width, height, orientation = 1 }: Photo): Promise<Blob> {
  const raw = { width: width / 4, height: height / 4, channels: 3 } as const;
  const photo = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .resize(width, height)
    .withMetadata({ orientation })
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Blob([new Uint8Array(photo)]);
}
