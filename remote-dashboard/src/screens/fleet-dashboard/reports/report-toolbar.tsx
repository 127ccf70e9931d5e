import type { SavedTab } from '@portal/contract/fleet-dashboard';
import { AddAllButton } from '../../../basket/add-all-button.tsx';
import type { BasketDesk } from '../../../basket/use-basket.ts';
import { ExportMenu } from '../../../exports/export-menu.tsx';
import { SaveMenu } from '../../../saved/save-menu.tsx';
import { ShareButton } from '../../../sharing/share-button.tsx';
import classes from './report-toolbar.module.css';

interface ReportToolbarProps {
  /** The whole address, with kept lists written out. */
  readonly params: URLSearchParams;
  /** The tab in view. */
  readonly of: SavedTab;
  readonly desk: BasketDesk;
}

/** What can be done with the reports in view as a whole: keep them, pass them on, take them along. */
export function ReportToolbar({ params, of, desk }: ReportToolbarProps) {
  return (
    <div className={classes.toolbar}>
      {of !== 'combined' && (
        <AddAllButton areAdded={desk.areAllIn(of)} onToggle={() => desk.toggleAll(of)} />
      )}
      <SaveMenu params={params} />
      <ShareButton params={params} />
      <ExportMenu params={params} of={of} />
    </div>
  );
}
