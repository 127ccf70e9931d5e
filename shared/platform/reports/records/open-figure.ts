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

/** A row of a report, as requested with its records and as named for users. */
export interface RowPlace {
  /** The fields that identify the row; empty for the total. */
  readonly row: Readonly<Record<string, string>>;
  /** Its name, preceded by the name of the row around it. */
  readonly names: readonly string[];
  /** The row around it, if the row is inside a group. */
  readonly group?: RowPlace;
}

/** A figure whose records are opened. */
export interface OpenFigure {
  readonly column: ReportColumn;
  readonly comparison: Comparison | null;
  readonly value: number;
  readonly format: FigureFormat;
  readonly place: RowPlace;
}

/**
 * Which of a figure's records are in view: for a quotient, those of the part or the whole; or those
 * excluded for a reason.
 */
export type ShownPart = Pick<OpenedFigure, 'isWhole' | 'leftOut'>;

export const firstPart: ShownPart = { isWhole: false, leftOut: null };

/** The report of a figure, as requested. */
export interface FigureReport {
  readonly source: ReportSource;
  readonly definition: ReportDefinition;
  readonly scope: ReportScope;
  readonly view: Pick<ReportView, 'filters' | 'rowsBy'>;
  /** The number of other fleets in its national averages. */
  readonly fleets: ReportAnswer['national_accounts'];
  /** How many of the locations are selected, beside averages over whole fleets. */
  readonly share: ReportAnswer['selected_locations'];
}

/** Opens the records behind a figure; null if they cannot be shown. */
export const OpenRecords = createContext<((figure: OpenFigure) => void) | null>(null);
