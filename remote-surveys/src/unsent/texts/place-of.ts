import { editUnitPath, inspectPath, overviewPath } from '../../paths.ts';
import type { Subject } from './subject-of.ts';

/** The page that shows the subject of an entry; null if it is not known. */
export function placeOf({ survey, unit, unitNumber, location }: Subject): string | null {
  if (survey !== null && unitNumber !== null) return inspectPath(survey, unitNumber);
  if (survey !== null) return overviewPath(survey);
  if (location !== null && unit !== null) return editUnitPath(location, unit);
  return null;
}
