import { ExportRefused } from '../export-refused.ts';

/** A page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What viewers open and memory holds, in pixels. */
const limits = { height: 32_000, area: 40_000_000, pageArea: 20_000_000 };

/** Pixels of a point: sharp where there is place, and still legible at the least. */
const scales = { best: 2, least: 1 };

/**
 * How many pixels a point takes in a picture of pages on one another.
 *
 * @throws ExportRefused when the picture would be too tall to be read
 */
export function pictureScale(pages: readonly PageSize[]): number {
  const height = pages.reduce((sum, page) => sum + page.height, 0);
  const areas = pages.map((page) => page.width * page.height);
  const area = areas.reduce((sum, each) => sum + each, 0);
  const scale = Math.min(
    scales.best,
    limits.height / height,
    Math.sqrt(limits.area / area),
    Math.sqrt(limits.pageArea / Math.max(...areas)),
  );
  if (scale < scales.least) throw new ExportRefused('tooTall');
  return scale;
}
