import type { SavedTab } from '@portal/contract/fleet-dashboard';
import { AddAllButton } from '../../../basket/add-all-button.tsx';
import type { BasketControls } from '../../../basket/use-basket.ts';
import { ExportMenu } from '../../../exports/export-menu.tsx';
import { SaveMenu } from '../../../saved/save-menu.tsx';
import { ShareButton } from '../../../sharing/share-button.tsx';
import classes from './report-toolbar.module.css';

interface ReportToolbarProps {
  /** The complete address, with stored lists expanded. */
  readonly params: URLSearchParams;
  /** The tab in view. */
  readonly of: SavedTab;
  readonly desk: BasketControls;
}

/** The actions for all reports in view: save, share and export. */
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
