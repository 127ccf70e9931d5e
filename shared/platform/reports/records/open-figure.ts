import type {
  Comparison,
  ReportAnswer,
  ReportColumn,
  ReportDefinition,
} from '@portal/contract/reports';
import { createContext } from 'react';
import type { FigureFormat } from '../../format/format.ts';
import type { ReportScope, ReportSource } from '../source/report-source.ts';
import type { OpenedFigure } from '../view/opened-figure.ts';
import type { ReportView } from '../view/report-view.ts';

/** A row of a report as its records are asked for, and as people call it. */
export interface RowPlace {
  /** The fields that tell it apart; none for the total. */
  readonly row: Readonly<Record<string, string>>;
  /** Its name, after that of the row around it. */
  readonly names: readonly string[];
  /** The row around it. */
  readonly group?: RowPlace;
}

/** A figure whose records are to be seen. */
export interface OpenFigure {
  readonly column: ReportColumn;
  readonly comparison: Comparison | null;
  readonly value: number;
  readonly format: FigureFormat;
  readonly place: RowPlace;
}

/** Which of a figure's records are in view: of a quotient those of the whole, or what is left out why. */
export type ShownPart = Pick<OpenedFigure, 'isWhole' | 'leftOut'>;

export const firstPart: ShownPart = { isWhole: false, leftOut: null };

/** The report that figures belong to, as it was asked for. */
export interface FigureReport {
  readonly source: ReportSource;
  readonly definition: ReportDefinition;
  readonly scope: ReportScope;
  readonly view: Pick<ReportView, 'filters' | 'rowsBy'>;
  /** Of how many other fleets its national averages are. */
  readonly fleets: ReportAnswer['national_accounts'];
  /** Which share of the locations is selected, beside averages of whole fleets. */
  readonly share: ReportAnswer['selected_locations'];
}

/** Shows the records behind a figure; null where there is no place for them. */
export const OpenRecords = createContext<((figure: OpenFigure) => void) | null>(null);
