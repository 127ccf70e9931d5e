import { sizeAt, trueColor } from '../png-file.ts';

/** Where the first part of a PNG file begins, its length and its name. */
const firstPart = 8;
/** Where the file says of which kind its colors are, after its size. */
const kindAt = sizeAt + 8;
/** Length and name before the bytes of a part, and a checksum behind them. */
const [beforeBytes, aroundBytes] = [8, 12];

/**
 * A PNG file of colours alone as part of a PDF, which takes its packed lines as they are. The reader of PDFKit takes
 * such a file apart byte by byte.
 */
export class PngPicture {
  readonly width: number;
  readonly height: number;
  obj: PDFKit.PDFKitReference | null = null;
  private readonly lines: Buffer;

  /** @throws Error when it is of another kind than {@link pngFile} writes */
  constructor(
    /** What pages call it by. */
    readonly label: string,
    png: Buffer,
  ) {
    const kind = png.subarray(kindAt, kindAt + trueColor.length);
    if (!kind.equals(Buffer.from(trueColor)))
      throw new Error(`${label} is no PNG file of colours alone`);
    this.width = png.readUInt32BE(sizeAt);
    this.height = png.readUInt32BE(sizeAt + 4);
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

  /** Writes it into a document, once. */
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
