import { ExportRefused } from '../export-refused.ts';

/** The size of a page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Limits of viewers and of memory, in pixels. */
const limits = { height: 32_000, area: 40_000_000, pageArea: 20_000_000 };

/** Pixels per point: sharp if there is room, and at least legible. */
const scales = { best: 2, least: 1 };

/**
 * Returns the pixels per point in a picture of stacked pages.
 *
 * @throws ExportRefused if the picture would be too tall to be readable
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
