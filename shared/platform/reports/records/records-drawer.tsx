import type { ReactNode } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { Drawer, EmptyState } from '../../ui/ui.ts';
import { FigureContent } from './figure-content.tsx';
import type { FigureReport, OpenFigure, ShownPart } from './open-figure.ts';
import classes from './records-drawer.module.css';

interface RecordsDrawerProps {
  readonly report: FigureReport;
  /** What was opened last stays while the drawer closes; null where the report lacks it. */
  readonly figure: OpenFigure | null;
  readonly shown: ShownPart;
  readonly onShown: (shown: ShownPart) => void;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What else can be done with the figure, as sharing it. */
  readonly tools: ReactNode;
}

/** Every figure is opened on its first page. */
const keyOf = ({ column, comparison, place }: OpenFigure) =>
  JSON.stringify([column.field, comparison, place.row]);

/** A figure, how it comes about, and its records, beside the report. */
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
