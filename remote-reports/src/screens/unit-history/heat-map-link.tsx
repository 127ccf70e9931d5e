import type { UnitHistory } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useNamedLink, withParameters } from '@portal/platform/routing';
import { Button, ExternalLink, IconMapPin } from '@portal/platform/ui';

interface HeatMapLinkProps {
  readonly unit: UnitHistory['unit'];
  /** ISO dates; empty for none. */
  readonly range: { readonly from: string; readonly to: string };
}

/** Link to the heat map of the unit's account, if the region has one. */
export function HeatMapLink({ unit: { account }, range: { from, to } }: HeatMapLinkProps) {
  const { t } = useWords();
  const page = useNamedLink('heat_map');
  if (page === null) return null;
  const days = { ...(from && { date_from: from }), ...(to && { date_to: to }) };
  return (
    <Button
      component={ExternalLink}
      href={withParameters(page, { account, ...days })}
      variant="subtle"
      leftSection={<IconMapPin size={16} aria-hidden />}
    >
      {t('unit_history.heat_map')}
    </Button>
  );
}
