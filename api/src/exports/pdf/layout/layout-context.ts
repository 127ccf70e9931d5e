import type { Sheet } from '../sheet.ts';
import type { Pen } from '../text/pen.ts';
import type { SerializableWording } from './loaded-section.ts';

/** The pen, wording and sheet with which content is laid out. */
export interface LayoutContext {
  readonly pen: Pen;
  readonly wording: SerializableWording;
  readonly sheet: Sheet;
}
