import { PanelSkeleton } from '../../ui/ui.ts';
import type { PartMode } from '../view/report-view.ts';
import classes from './report-body.module.css';

/** Skeleton of a card until its first figures arrive. */
export function ReportLoading({ mode }: { readonly mode: PartMode }) {
  return (
    <div className={classes.body}>
      {mode !== 'table' && <PanelSkeleton shape="chart" count={10} />}
      {mode !== 'graph' && <PanelSkeleton shape="table" count={6} />}
    </div>
  );
}
