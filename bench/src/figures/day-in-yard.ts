import { yardDayCounts } from '../surveys/waiting-entries.ts';
import { countText } from '../table/amounts.ts';

const { units, readings, photos } = yardDayCounts;

/** Describes the entries collected during a day in a yard. */
export const dayInYard = `${countText(readings)} readings and ${photos} photos of ${units} units`;
