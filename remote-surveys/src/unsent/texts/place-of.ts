import { editUnitPath, inspectPath, overviewPath } from '../../paths.ts';
import type { Subject } from './subject-of.ts';

/** The page on which what an entry is about is seen; null where nothing says so. */
export function placeOf({ survey, unit, unitNumber, location }: Subject): string | null {
  if (survey !== null && unitNumber !== null) return inspectPath(survey, unitNumber);
  if (survey !== null) return overviewPath(survey);
  if (location !== null && unit !== null) return editUnitPath(location, unit);
  return null;
}
