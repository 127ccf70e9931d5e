import { sizeOffset, trueColor } from '../png-file.ts';

/** Offset of a PNG file's first chunk, which begins with its length and name. */
const firstPart = 8;
/** Offset of the file's color type, after its size. */
const kindAt = sizeOffset + 8;
/** Bytes of a chunk's length and name before its data, and of these with the checksum after it. */
const [beforeBytes, aroundBytes] = [8, 12];

/**
 * A PNG file without opacity as part of a PDF, which takes its compressed lines unchanged. PDFKit's
 * own reader would unpack such a file byte by byte.
 */
export class PngPicture {
  readonly width: number;
  readonly height: number;
  obj: PDFKit.PDFKitReference | null = null;
  private readonly lines: Buffer;

  /** @throws Error if the file is not of the kind written by {@link pngFile} */
  constructor(
    /** The name used on pages. */
    readonly label: string,
    png: Buffer,
  ) {
    const kind = png.subarray(kindAt, kindAt + trueColor.length);
    if (!kind.equals(Buffer.from(trueColor)))
      throw new Error(`${label} is no PNG file of colours alone`);
    this.width = png.readUInt32BE(sizeOffset);
    this.height = png.readUInt32BE(sizeOffset + 4);
    const lines: Buffer[] = [];
    for (let at = firstPart; at < png.length; ) {
      const length = png.readUInt32BE(at);
      const bytes = at + beforeBytes;
      if (png.toString('latin1', at + 4, bytes) === 'IDAT')
        lines.push(png.subarray(bytes, bytes + length));
      at += aroundBytes + length;
    }
    this.lines = Buffer.concat(lines);
  }

  /** Writes the picture into a document, once. */
  embed(pdf: PDFKit.PDFDocument): void {
    if (this.obj) return;
    this.obj = pdf.ref({
      Type: 'XObject',
      Subtype: 'Image',
      BitsPerComponent: 8,
      Width: this.width,
      Height: this.height,
      ColorSpace: 'DeviceRGB',
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: 3, BitsPerComponent: 8, Columns: this.width },
    });
    this.obj.end(this.lines);
  }
}
