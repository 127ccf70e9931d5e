import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useNamedLink } from '@portal/platform/routing';
import type { Column } from '@portal/platform/ui';
import type { ShownRow } from '../figures/report-rows.ts';
import { linkAddress, rowParameters } from './link-address.ts';
import { useLinkedSelection } from './linked-selection.ts';
import classes from './service-history-link.module.css';
import { ServiceHistoryLink } from './service-history-link.tsx';
import { useLinkReach } from './use-link-reach.ts';

/**
 * The last column of a report whose rows lead to the service history; no column for other reports,
 * and none in a region that has no such page.
 */
export function useServiceHistory({
  serviceHistory,
}: Pick<ReportDefinition, 'serviceHistory'>): readonly Column<ShownRow>[] {
  const { t } = useWords();
  const page = useNamedLink('service_history');
  const selection = useLinkedSelection();
  const reach = useLinkReach(selection);
  if (!serviceHistory || !page || !selection) return [];
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
