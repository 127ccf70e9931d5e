import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { fileNameOf } from '../../app/file-name.ts';
import type { ReadDocument } from '../pdf/layout/definition.ts';
import { makeStrips } from '../pdf/make-pdf.ts';
import { drawPages } from './draw-pages.ts';
import { pictureScale } from './picture-scale.ts';

/** Pictures are packed already. */
const stored = { compress: false } as const;

/**
 * Draws each section of a document as a picture of its own, and keeps them in a zip under their titles, in their
 * order. While one is packed, which another thread does, the next is drawn.
 *
 * @throws ExportRefused when one of them would be too tall to be read
 */
export async function makePictures(document: ReadDocument): Promise<Readable> {
  const pages = await drawPages(makeStrips(document, 'strips'));
  const scales = pages.sizes.map((size) => pictureScale([size]));
  const zip = new ZipFile();
  const files = zip.outputStream as Readable;
  zip.on('error', (error) => files.destroy(error));
  files.once('close', pages.close);
  const begin = (at: number) => {
    const picture = buffer(pages.draw([at], scales[at] ?? 1));
    // A failure is thrown where the picture is awaited.
    picture.catch(() => undefined);
    return picture;
  };
  let next = begin(0);
  for (const [at, { title }] of document.sections.entries()) {
    zip.addReadStreamLazy(pictureName(at, title), stored, (add) => {
      const picture = next;
      if (at + 1 < document.sections.length) next = begin(at + 1);
      add(null, Readable.from(whole(picture)));
    });
  }
  zip.end();
  return files;
}

async function* whole(picture: Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await picture;
}

/** Numbered, so that folders keep their order and two of a name are two files. */
const pictureName = (at: number, title: string): string =>
  `${String(at + 1).padStart(2, '0')} ${fileNameOf(title)}.png`;
