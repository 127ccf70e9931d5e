import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import type { ReportCardProps } from '@portal/platform/reports';
import {
  type OpenedFigure,
  type ReportView,
  readOpenedFigure,
  writeOpenedFigure,
} from '@portal/platform/reports/view';
import { createContext, useContext } from 'react';
import { type ChangeView, useViewParams } from '../selection/use-view-params.ts';
import { ShareButton } from './share-button.tsx';

/** Opens a figure of a report in the address; null closes the open one. */
export type OpenInAddress = (definition: DashboardReport, figure: OpenedFigure | null) => void;

/** The function never changes, so that it causes no card to render again. */
export const FigureAddress = createContext<OpenInAddress | null>(null);

/**
 * Opens or closes a figure in the address. Opening it, viewing its parts and closing it is one step
 * of the browser's Back.
 */
export const openFigure = (
  change: ChangeView,
  definition: DashboardReport,
  figure: OpenedFigure | null,
): void =>
  void change(writeOpenedFigure(definition, figure), { step: `figure ${definition.type}` });

/** The share button for the current address, including the open figure. */
function FigureLink() {
  const { params } = useViewParams();
  return params && <ShareButton params={params} />;
}

/**
 * Returns the open figure of a report, with its actions; undefined outside {@link FigureAddress}.
 *
 * @param address the part of the address that belongs to the report
 */
export function useFigureAddress(
  definition: DashboardReport,
  { rowsBy }: Pick<ReportView, 'rowsBy'>,
  address: string,
): ReportCardProps['figure'] {
  const open = useContext(FigureAddress);
  if (!open) return undefined;
  return {
    opened: readOpenedFigure(new URLSearchParams(address), definition, rowsBy),
    onOpen: (figure) => open(definition, figure),
    tools: <FigureLink />,
  };
}
