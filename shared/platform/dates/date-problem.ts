import { parseDate } from '../format/format.ts';

/** Why a field holds no usable date. */
export type DateProblem = 'required' | 'format' | 'after_maximum' | 'before_minimum';

export interface DateLimits {
  required: boolean;
  /** Last day allowed, YYYY-MM-DD. */
  maximum: string | undefined;
  /** First day allowed, YYYY-MM-DD. */
  minimum: string | undefined;
}

export interface ReadDate {
  /** YYYY-MM-DD; null without a date or with a problem. */
  value: string | null;
  problem: DateProblem | null;
}

/** Removes everything but digits and '/', and cuts the text to the length of MM/DD/YYYY. */
export function dateCharacters(text: string): string {
  return text.replace(/[^\d/]/g, '').slice(0, 'MM/DD/YYYY'.length);
}

/** Parses typed text strictly: 02/30 is an error, not March 1. */
export function readDate(text: string, limits: DateLimits): ReadDate {
  if (text === '') return { value: null, problem: limits.required ? 'required' : null };
  const date = parseDate(text);
  if (date === null) return { value: null, problem: 'format' };
  if (limits.maximum !== undefined && date > limits.maximum) {
    return { value: null, problem: 'after_maximum' };
  }
  if (limits.minimum !== undefined && date < limits.minimum) {
    return { value: null, problem: 'before_minimum' };
  }
  return { value: date, problem: null };
}
