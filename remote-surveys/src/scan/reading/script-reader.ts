import {
  BarcodeFormat,
  BinaryBitmap,
  ChecksumException,
  DecodeHintType,
  FormatException,
  HybridBinarizer,
  MultiFormatReader,
  NotFoundException,
  RGBLuminanceSource,
} from '@zxing/library';
import type { CodeReader } from './code-reader.ts';

/**
 * Longer side of the largest picture that is read, in pixels, as needed for the bars of a VIN
 * plate.
 */
const longest = 1280;

/**
 * Scales at which successive pictures are read. About one QR code in 25 cannot be read at a given
 * size, however sharp it is, but hardly any fails at all of these.
 */
const shares = [1, 0.625, 0.45] as const;

/** Reads codes by script, for browsers without a reader. */
export function scriptReader(): CodeReader {
  const canvas = document.createElement('canvas');
  let turn = 0;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async read(video) {
      const { videoWidth, videoHeight } = video;
      if (videoWidth === 0 || !context) return null;
      const share = shares[turn % shares.length] ?? 1;
      turn += 1;
      const scale = share * Math.min(1, longest / Math.max(videoWidth, videoHeight));
      canvas.width = Math.round(videoWidth * scale);
      canvas.height = Math.round(videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      return codeIn(context.getImageData(0, 0, canvas.width, canvas.height));
    },
  };
}

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** The text of a code in an RGBA picture; null if there is none. */
export function codeIn({ data, width, height }: Pixels): string | null {
  const grey = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    // Luminance weights of the colors, in 256ths.
    grey[pixel] =
      (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8;
  }
  const reader = new MultiFormatReader();
  const formats = [BarcodeFormat.QR_CODE, BarcodeFormat.CODE_39, BarcodeFormat.DATA_MATRIX];
  try {
    const source = new RGBLuminanceSource(grey, width, height);
    const bitmap = new BinaryBitmap(new HybridBinarizer(source));
    return reader.decode(bitmap, new Map([[DecodeHintType.POSSIBLE_FORMATS, formats]])).getText();
  } catch (error) {
    if (isNoCode(error)) return null;
    throw error;
  }
}

/** No code in view, or only part of one. */
const isNoCode = (error: unknown): boolean =>
  error instanceof NotFoundException ||
  error instanceof ChecksumException ||
  error instanceof FormatException;
