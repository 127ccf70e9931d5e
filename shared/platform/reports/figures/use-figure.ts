import { type FigureFormat, formatFigure } from '../../format/format.ts';
import { useUser } from '../../session/session.ts';

/** Returns a function that formats a report's figure with the user's currency symbol. */
export function useFigure(): (value: number | string | null, format: FigureFormat) => string {
  const currencySymbol = useUser()?.CurrencySymbol ?? '$';
  return (value, format) => formatFigure(value, format, { currencySymbol });
}
