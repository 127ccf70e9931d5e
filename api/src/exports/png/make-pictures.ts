import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { fileNameOf } from '../../app/file-name.ts';
import type { LoadedDocument } from '../pdf/layout/definition.ts';
import { makeStrips } from '../pdf/make-pdf.ts';
import { drawPages } from './draw-pages.ts';
import { pictureScale } from './picture-scale.ts';

/** Pictures are compressed already. */
const stored = { compress: false } as const;

/**
 * Draws each section of a document as a picture of its own, and puts them in a zip under their
 * titles, in order. While one is compressed, in another thread, the next is drawn.
 *
 * @throws ExportRefused if one of them would be too tall to be readable
 */
export async function makePictures(document: LoadedDocument): Promise<Readable> {
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

/** Numbers the names, so that folders keep the order and equal titles become separate files. */
const pictureName = (at: number, title: string): string =>
  `${String(at + 1).padStart(2, '0')} ${fileNameOf(title)}.png`;
