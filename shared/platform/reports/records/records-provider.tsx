import { type ReactNode, useState } from 'react';
import { type FigureReport, type OpenFigure, OpenRecords } from './open-figure.ts';
import { RecordsDrawer } from './records-drawer.tsx';

interface RecordsProviderProps {
  readonly report: FigureReport;
  /** The figures on screen are not those of the report as it is asked for now. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** Lets the figures inside open their records, in a drawer beside the report. */
export function RecordsProvider({ report, isStale, children }: RecordsProviderProps) {
  const [figure, setFigure] = useState<OpenFigure | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => (next: OpenFigure) => {
    setFigure(next);
    setOpen(true);
  });
  return (
    <OpenRecords value={isStale ? null : open}>
      {children}
      <RecordsDrawer
        report={report}
        figure={figure}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </OpenRecords>
  );
}
