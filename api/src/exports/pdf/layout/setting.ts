import type { Sheet } from '../sheet.ts';
import type { Pen } from '../text/pen.ts';
import type { Reading } from './read-section.ts';

/** What content is set with, and on what. */
export interface Setting {
  readonly pen: Pen;
  readonly wording: Reading;
  readonly sheet: Sheet;
}
