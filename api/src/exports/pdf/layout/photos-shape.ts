import { innerWidth, type Sheet } from '../sheet.ts';

/** Points between photos, of the tallest one, and of its caption with what lies around it. */
const [gap, tallest, caption] = [10, 96, 40];
/** The least that a photo is wide: as many stand beside each other as have this. */
const least = 110;

/** How photos are spread over a sheet, in points. */
export interface PhotosShape {
  readonly across: number;
  readonly gap: number;
  /** What a photo and its caption have at the most. */
  readonly width: number;
  readonly height: number;
}

export function shapePhotos(sheet: Sheet): PhotosShape {
  const inner = innerWidth(sheet);
  const across = Math.max(1, Math.floor((inner + gap) / (least + gap)));
  return { across, gap, width: (inner - (across - 1) * gap) / across, height: tallest };
}

/** Points that photos take; rather too many. */
export const photosHeight = (
  { photos }: { readonly photos: readonly object[] },
  sheet: Sheet,
): number => Math.ceil(photos.length / shapePhotos(sheet).across) * (tallest + caption);
