/**
 * Formatting and parsing of figures and dates. The formats are fixed by the specification in every
 * language (fleet dashboard, "Formats"; surveys and reports): MM/DD/YYYY, commas between thousands.
 * Everything else follows the language: numbers within sentences (`useWords().t`), percentages
 * within sentences and month names (`useWords().wordsLocale`). Pure functions that also run in
 * Node.
 */
export { addYears, formatDate, formatDay, isIsoDate, parseDate } from './dates.ts';
export { type FigureFormat, formatFigure } from './figure.ts';
export { formatMeasure, parseMeasure, parseMeter, toShown, toStored } from './measures.ts';
export { noValue } from './no-value.ts';
export {
  type Figure,
  formatCurrency,
  formatDecimal,
  formatInteger,
  formatPercent,
  formatShare,
  roundHalfUp,
} from './numbers.ts';
export { formatRollTime } from './roll-time.ts';
