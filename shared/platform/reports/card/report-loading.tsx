import { PanelSkeleton } from '../../ui/ui.ts';
import type { PartMode } from '../view/report-view.ts';
import classes from './report-body.module.css';

/** The shape of a card while its first figures are on their way. */
export function ReportLoading({ mode }: { readonly mode: PartMode }) {
  return (
    <div className={classes.body}>
      {mode !== 'table' && <PanelSkeleton shape="chart" count={10} />}
      {mode !== 'graph' && <PanelSkeleton shape="table" count={6} />}
    </div>
  );
}
