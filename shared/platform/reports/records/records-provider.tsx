import type { ReportAnswer } from '@portal/contract/reports';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { useLead } from '../figures/use-lead.ts';
import type { OpenedFigure } from '../view/opened-figure.ts';
import { findFigure } from './find-figure.ts';
import {
  type FigureReport,
  firstPart,
  type OpenFigure,
  OpenRecords,
  type ShownPart,
} from './open-figure.ts';
import { RecordsDrawer } from './records-drawer.tsx';

/** The figure named in the address, and a function that changes it. */
export interface FigureInAddress {
  readonly opened: OpenedFigure | null;
  readonly onOpen: (figure: OpenedFigure | null) => void;
  /** Actions that share the figure. */
  readonly tools: ReactNode;
}

interface RecordsProviderProps {
  readonly report: FigureReport;
  /** Whether the visible figures do not match the report as requested now. */
  readonly isStale: boolean;
  /** The answer in which a figure from the address is looked up. */
  readonly answer?: ReportAnswer | undefined;
  /** Without an address, the open figure is local state and lasts until it is closed. */
  readonly address?: FigureInAddress | undefined;
  readonly children: ReactNode;
}

/** Opens the records of the figures inside in a drawer beside the report. */
export function RecordsProvider(props: RecordsProviderProps) {
  const { report, isStale, answer, address, children } = props;
  const { t } = useWords();
  const leadOf = useLead();
  const [last, setLast] = useState<OpenFigure | null>(null);
  const [own, setOwn] = useState<ShownPart | null>(null);
  const named = address?.opened ?? null;
  const isFound = named !== null && answer !== undefined && !isStale;
  const found = isFound
    ? findFigure(report, answer, named, {
        leadOf,
        total: t(`shell:report.total_${report.definition.shape}`),
      })
    : null;
  const figure = isFound ? found : last;
  const show = (next: OpenFigure, part: ShownPart) => {
    setLast(next);
    if (!address) return setOwn(part);
    const { column, comparison, place } = next;
    address.onOpen({ field: column.field, comparison, row: Object.values(place.row), ...part });
  };
  const newest = useRef(show);
  useLayoutEffect(() => {
    newest.current = show;
  });
  // A stable function, so that table cells do not render again because of it.
  const [open] = useState(() => (next: OpenFigure) => newest.current(next, firstPart));
  const close = () => {
    setLast(figure);
    setOwn(null);
    address?.onOpen(null);
  };
  return (
    <OpenRecords value={isStale ? null : open}>
      {children}
      <RecordsDrawer
        report={report}
        figure={figure}
        shown={named ?? own ?? firstPart}
        onShown={(part) => figure && show(figure, part)}
        opened={address ? isFound || (named !== null && last !== null) : own !== null}
        onClose={close}
        tools={address?.tools}
      />
    </OpenRecords>
  );
}
