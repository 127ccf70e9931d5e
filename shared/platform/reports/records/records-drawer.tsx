import type { ReactNode } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { Drawer, EmptyState } from '../../ui/ui.ts';
import { FigureContent } from './figure-content.tsx';
import type { FigureReport, OpenFigure, ShownPart } from './open-figure.ts';
import classes from './records-drawer.module.css';

interface RecordsDrawerProps {
  readonly report: FigureReport;
  /** Remains the last figure while the drawer closes; null if the report has no such figure. */
  readonly figure: OpenFigure | null;
  readonly shown: ShownPart;
  readonly onShown: (shown: ShownPart) => void;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Further actions on the figure, such as sharing. */
  readonly tools: ReactNode;
}

/** Key of a figure; a new key opens the records on their first page. */
const keyOf = ({ column, comparison, place }: OpenFigure) =>
  JSON.stringify([column.field, comparison, place.row]);

/** Shows a figure, its formula and its records, beside the report. */
export function RecordsDrawer(props: RecordsDrawerProps) {
  const { report, figure, shown, onShown, opened, onClose, tools } = props;
  const { t } = useWords();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(72rem, 100%)"
      title={<span className={classes.title}>{t(report.definition.title)}</span>}
      closeButtonProps={{ 'aria-label': t('shell:records.close') }}
    >
      {figure ? (
        <FigureContent
          key={keyOf(figure)}
          report={report}
          figure={figure}
          shown={shown}
          onShown={onShown}
          tools={tools}
        />
      ) : (
        <EmptyState title={t('shell:records.gone_title')} text={t('shell:records.gone_text')} />
      )}
    </Drawer>
  );
}
