import type { ValueType } from '../file-kind.ts';
import { isDay, withinTime } from './date.ts';

const form =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?)(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/;

/** An instant with its offset from UTC, such as `2025-03-14T08:30:00-05:00`. */
export const instant: ValueType = {
  sql: 'timestamptz',
  read(text, now) {
    const [, day = '', time = '', offset = ''] = form.exec(text) ?? [];
    if (!isDay(day)) {
      return { fault: 'is not a time with its offset, as in 2025-03-14T08:30:00-05:00.' };
    }
    const value = `${day}T${time}${offset.replace(/^(.\d\d)(\d\d)$/, '$1:$2')}`;
    if (new Date(value) > now.instant) return { fault: 'lies in the future.' };
    const reading = withinTime(day, now);
    return 'fault' in reading ? reading : { value };
  },
};
