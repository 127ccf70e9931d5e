import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fileNameOf } from '../export-file-name.ts';
import type { ReadDocument } from '../pdf/layout/definition.ts';
import { makeStrips } from '../pdf/make-pdf.ts';
import { drawPages } from './draw-pages.ts';
import { pictureScale } from './picture-scale.ts';

/** Pictures are packed already. */
const stored = { compress: false } as const;

/**
 * Draws each section of a document as a picture of its own, one after another, and keeps them in a zip
 * under their titles, in their order.
 *
 * @throws ExportRefused when one of them would be too tall to be read
 */
export async function makePictures(document: ReadDocument): Promise<Readable> {
  const pages = await drawPages(await makeStrips(document, 'strips'));
  const scales = pages.sizes.map((size) => pictureScale([size]));
  const zip = new ZipFile();
  const files = zip.outputStream as Readable;
  zip.on('error', (error) => files.destroy(error));
  files.once('close', pages.close);
  for (const [at, { title }] of document.sections.entries()) {
    zip.addReadStreamLazy(pictureName(at, title), stored, (begin) =>
      begin(null, Readable.from(pages.draw([at], scales[at] ?? 1))),
    );
  }
  zip.end();
  return files;
}

/** Numbered, so that folders keep their order and two of a name are two files. */
const pictureName = (at: number, title: string): string =>
  `${String(at + 1).padStart(2, '0')} ${fileNameOf(title)}.png`;
