import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useNamedLink } from '@portal/platform/routing';
import { Button, ExternalLink, IconMapPin } from '@portal/platform/ui';
import type { WholeSelection } from '../selection/selection.ts';
import { linkAddress } from './link-address.ts';
import { useLinkNote } from './use-link-note.ts';

interface HeatMapLinkProps {
  readonly definition: Pick<DashboardReport, 'links'>;
  readonly selection: WholeSelection;
}

/** Links to the heat map of a report's records, if the report and the region have one. */
export function HeatMapLink({ definition, selection }: HeatMapLinkProps) {
  const { t } = useWords();
  const page = useNamedLink('heat_map');
  const reach = useLinkNote(selection);
  if (!definition.links?.includes('heat_map') || !page) return null;
  return (
    <Button
      component={ExternalLink}
      href={linkAddress(page, selection)}
      {...reach}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconMapPin size={16} aria-hidden />}
    >
      {t('link.heat_map')}
    </Button>
  );
}
