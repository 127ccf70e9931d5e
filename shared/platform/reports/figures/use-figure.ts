import { type FigureFormat, formatFigure } from '../../format/format.ts';
import { useUser } from '../../session/session.ts';

/** How a figure of a report is written for the user who reads it. */
export function useFigure(): (value: number | string | null, format: FigureFormat) => string {
  const currencySymbol = useUser()?.CurrencySymbol ?? '$';
  return (value, format) => formatFigure(value, format, { currencySymbol });
}
