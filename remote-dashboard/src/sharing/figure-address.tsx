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

/** Opens a figure of a report in the address, or closes the one that is open. */
export type OpenInAddress = (definition: DashboardReport, figure: OpenedFigure | null) => void;

/** The same for good, so that no card is drawn anew because of it. */
export const FigureAddress = createContext<OpenInAddress | null>(null);

/** Looking at a figure, at its parts and away again is one step of the browser's Back. */
export const openFigure = (
  change: ChangeView,
  definition: DashboardReport,
  figure: OpenedFigure | null,
): void =>
  void change(writeOpenedFigure(definition, figure), { step: `figure ${definition.type}` });

/** Shares what the address holds, the figure that is open too. */
function FigureLink() {
  const { params } = useViewParams();
  return params && <ShareButton params={params} />;
}

/**
 * The figure of a report that is open.
 *
 * @param address the part of the address that is about the report
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
