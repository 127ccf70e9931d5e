import { broughtHome } from '../surveys/waiting-entries.ts';
import { counted } from '../table/amounts.ts';

const { units, readings, photos } = broughtHome;

/** What a day in a yard brings home, in words. */
export const dayInYard = `${counted(readings)} readings and ${photos} photos of ${units} units`;
