/**
 * Figures and dates as people read and type them. Their form is the specification's in every
 * language (fleet dashboard, "Formats"; surveys and reports): MM/DD/YYYY, thousands by comma. What
 * it leaves open follows the language: numbers of a sentence (`useWords().t`), shares in it and the
 * names of months (`useWords().wordsLocale`). Pure functions; they run in Node too.
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
