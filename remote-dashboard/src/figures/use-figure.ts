import { type FigureFormat, formatFigure } from '@portal/platform/format';
import { useUser } from '@portal/platform/session';

/** How a figure of a report is written for the user who reads it. */
export function useFigure(): (value: number | string | null, format: FigureFormat) => string {
  const currencySymbol = useUser()?.CurrencySymbol ?? '$';
  return (value, format) => formatFigure(value, format, { currencySymbol });
}
