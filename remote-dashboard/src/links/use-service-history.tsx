import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import type { ShownRow } from '@portal/contract/reports';
import { useWords } from '@portal/platform/i18n';
import { useNamedLink } from '@portal/platform/routing';
import type { Column } from '@portal/platform/ui';
import type { WholeSelection } from '../selection/selection.ts';
import { linkAddress, rowParameters } from './link-address.ts';
import classes from './service-history-link.module.css';
import { ServiceHistoryLink } from './service-history-link.tsx';
import { useLinkNote } from './use-link-note.ts';

/**
 * Returns the last column of a report whose rows link to the service history; no column for other
 * reports, or in a region without such a page.
 */
export function useServiceHistory(
  { links }: Pick<DashboardReport, 'links'>,
  selection: WholeSelection,
): readonly Column<ShownRow>[] {
  const { t } = useWords();
  const page = useNamedLink('service_history');
  const reach = useLinkNote(selection);
  if (!links?.includes('service_history') || !page) return [];
  return [
    {
      field: 'service_history',
      header: <span className={classes.heading}>{t('column.service_history')}</span>,
      align: 'center',
      width: '6rem',
      render: ({ lead, values }) => {
        const row = rowParameters(values);
        return (
          row && (
            <ServiceHistoryLink
              address={linkAddress(page, selection, row)}
              name={lead}
              {...reach}
            />
          )
        );
      },
    },
  ];
}
