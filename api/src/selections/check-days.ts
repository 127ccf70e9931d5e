import { isIsoDate } from '@portal/platform/format';
import { refuse } from '../app/refusal.ts';

interface Days {
  readonly date_from?: string;
  readonly date_to?: string;
}

/** @throws Refusal `invalid` for an invalid day; `range_reversed` */
export function checkDays({ date_from, date_to }: Days): void {
  if (date_from && !isIsoDate(date_from)) throw refuse('invalid', 'date_from');
  if (date_to && !isIsoDate(date_to)) throw refuse('invalid', 'date_to');
  if (date_from && date_to && date_to < date_from) throw refuse('range_reversed', 'date_to');
}
