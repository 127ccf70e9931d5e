import {
  type ComparedField,
  cellOf,
  type ReportColumn,
  type ReportDefinition,
  type ShownRow,
} from '@portal/contract/reports';
import { type ReactElement, useContext } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { useFigure } from '../figures/use-figure.ts';
import { FigureButton } from './figure-button.tsx';
import { OpenRecords } from './open-figure.ts';
import { rowPlaceOf } from './row-place.ts';
import { useFigureNames } from './use-figure-names.ts';

export type FigureCell = (
  row: ShownRow,
  column: ReportColumn,
  each: ComparedField,
) => string | ReactElement<{ children: string }>;

/**
 * Returns a function that renders a figure in a report's table: formatted, as a button that opens
 * its records or, for a national average, an explanation. A cell has no button if it has no value,
 * or if records cannot be shown.
 */
export function useFigureCell(
  definition: ReportDefinition,
  rows: readonly ShownRow[],
  total: ShownRow | null,
): FigureCell {
  const { t } = useWords();
  const figure = useFigure();
  const names = useFigureNames();
  const open = useContext(OpenRecords);
  return (row, column, { field, format, comparison }) => {
    const value = cellOf(row.values, field);
    const text = figure(value, format);
    if (typeof value !== 'number' || !open) return text;
    const place = rowPlaceOf(definition, rows, row, row === total);
    const opened = { column, comparison, value, format, place };
    const { label, row: name } = names(opened);
    const key = comparison === 'national' ? 'shell:records.open_national' : 'shell:records.open';
    return (
      <FigureButton
        label={t(key, { figure: label, row: name, value: text })}
        onOpen={() => open(opened)}
      >
        {text}
      </FigureButton>
    );
  };
}
