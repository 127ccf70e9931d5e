import type { Content } from 'pdfmake';
import { ink } from '../look.ts';
import { tagged, withTag } from '../tags/tag.ts';
import type { Pen } from '../text/pen.ts';
import type { DrawnShape } from './drawn-shape.ts';
import type { LayoutContext } from './layout-context.ts';
import type { LoadedBlock, NamedPhoto } from './loaded-section.ts';
import { photoMarks } from './photo-marks.ts';
import { type PhotosShape, shapePhotos } from './photos-shape.ts';

type PhotosBlock = Pick<Extract<LoadedBlock, { kind: 'photos' }>, 'photos' | 'missing'>;

/** Font size of captions, in points. */
const letters = 7;

/** Returns photos in rows, each with its caption; rows are not broken across pages. */
export function photosContent({ photos, missing }: PhotosBlock, setting: LayoutContext): Content {
  const { pen } = setting;
  const shape = shapePhotos(setting.sheet);
  const { across, gap, width } = shape;
  const rows = Array.from({ length: Math.ceil(photos.length / across) }, (_, row) =>
    Array.from({ length: across }, (__, at) => photos[row * across + at]),
  );
  return {
    stack: rows.map((row) => ({
      columns: pen.beside(
        row.map((photo) =>
          photo
            ? withTag(
                { type: 'Figure', alt: photo.caption },
                { width, stack: cell(photo, { shape, missing }, setting) },
              )
            : { width, stack: [''] },
        ),
      ),
      columnGap: gap,
      unbreakable: true,
      margin: [0, 4, 0, 4],
    })),
  };
}

function cell(
  photo: NamedPhoto,
  { shape: { width, height }, missing }: { readonly shape: PhotosShape; readonly missing: string },
  { pen }: LayoutContext,
): Content[] {
  const scale = Math.min(width / photo.width, height / photo.height);
  const size = { width: photo.width * scale, height: photo.height * scale };
  const start = pen.isRightToLeft ? width - size.width : 0;
  const caption = tagged('Caption', {
    stack: [pen.write(photo.caption, { size: letters, color: ink.dimmed }, width)],
    margin: [0, 2, 0, 0],
  });
  if (!photo.jpeg)
    return [
      { canvas: [frame(size)], relativePosition: { x: start, y: 0 } },
      {
        columns: [words(missing, size.width - 12, pen)],
        relativePosition: { x: start + 6, y: 6 },
      },
      { text: '', fontSize: 1, margin: [0, size.height, 0, 0] },
      caption,
    ];
  const marks = photoMarks(photo.marks, size, pen);
  return [
    { image: photo.name, ...size, margin: [start, 0, 0, 0] },
    { canvas: marks.shapes, relativePosition: { x: start, y: -size.height } },
    ...marks.words.map(({ content, place }) => ({
      ...content,
      relativePosition: { x: start + place.x, y: place.y - size.height },
    })),
    caption,
  ];
}

const words = (text: string, width: number, pen: Pen) => ({
  width,
  stack: [pen.write(text, { size: letters, color: ink.dimmed }, width)],
});

const frame = ({ width, height }: { width: number; height: number }): DrawnShape => ({
  type: 'rect',
  x: 0,
  y: 0,
  w: width,
  h: height,
  color: ink.quiet,
  lineColor: ink.strong,
  lineWidth: 0.5,
  dash: { length: 3 },
});
