import { useWords } from '../../i18n/i18n.ts';
import { Drawer } from '../../ui/ui.ts';
import { FigureContent } from './figure-content.tsx';
import type { FigureReport, OpenFigure } from './open-figure.ts';
import classes from './records-drawer.module.css';

interface RecordsDrawerProps {
  readonly report: FigureReport;
  /** What was opened last stays while the drawer closes. */
  readonly figure: OpenFigure | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Every figure is opened on its first page. */
const keyOf = ({ column, comparison, place }: OpenFigure) =>
  JSON.stringify([column.field, comparison, place.row]);

/** A figure, how it comes about, and its records, beside the report. */
export function RecordsDrawer({ report, figure, opened, onClose }: RecordsDrawerProps) {
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
      {figure && <FigureContent key={keyOf(figure)} report={report} figure={figure} />}
    </Drawer>
  );
}
