/** Figures and dates as people read and type them. Pure functions; they run in Node too. */
export { addYears, formatDate, isIsoDate, parseDate } from './dates.ts';
export { type FigureFormat, formatFigure } from './figure.ts';
export { noValue } from './no-value.ts';
export {
  type Figure,
  formatCurrency,
  formatDecimal,
  formatInteger,
  formatPercent,
  roundHalfUp,
} from './numbers.ts';
export { formatRollTime } from './roll-time.ts';
