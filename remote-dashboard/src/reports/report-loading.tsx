import { PanelSkeleton } from '@portal/platform/ui';
import classes from './report-body.module.css';
import type { DisplayMode } from './view/report-view.ts';

/** The shape of a card while its first figures are on their way. */
export function ReportLoading({ mode }: { readonly mode: DisplayMode }) {
  return (
    <div className={classes.body}>
      {mode !== 'table' && <PanelSkeleton shape="chart" count={10} />}
      {mode !== 'graph' && <PanelSkeleton shape="table" count={6} />}
    </div>
  );
}
