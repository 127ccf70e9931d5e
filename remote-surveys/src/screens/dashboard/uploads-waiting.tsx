import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useUser } from '@portal/platform/session';
import { Alert, Group } from '@portal/platform/ui';
import { importUnitsPath } from '../../paths.ts';
import { uploadsQuery } from '../../uploaded/uploads.query.ts';
import { PageLink } from '../../yard/page-link.tsx';

/**
 * Units of this location that wait on this device: uploaded from a file, or created without a
 * network.
 */
export function UploadsWaiting({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  const login = useUser()?.Login ?? '';
  const { data: rows = [] } = useQuery(uploadsQuery(login, locationId));
  if (rows.length === 0) return null;
  return (
    <Alert color="brand">
      <Group justify="space-between">
        {t('yard.uploads', { count: rows.length })}
        <PageLink to={importUnitsPath(locationId)}>{t('yard.uploads_see')}</PageLink>
      </Group>
    </Alert>
  );
}
