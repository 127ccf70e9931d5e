/** Date fields, for typing or picking. Values are ISO days (YYYY-MM-DD), or null. */
export { DateField, type DateFieldProps } from './date-field.tsx';
export type { DateProblem } from './date-problem.ts';
export { isReversed, RangeFilter, type RangeFilterProps } from './range-filter.tsx';
