import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useRouteParams } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { Page, PageHeader } from '@portal/platform/ui';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { dashboardPath } from '../../paths.ts';
import { uploadsQuery } from '../../uploaded/uploads.query.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { locationQuery } from '../../yard/yard.query.ts';
import { FilePanel } from './file.panel.tsx';
import { RowsPanel } from './rows.panel.tsx';
import { UndoImport } from './undo-import.tsx';
import { useImport } from './use-import.ts';

/**
 * Imports units from a file: its rows are read, corrected one by one, then saved. Until then they
 * wait on this device.
 */
export default function UnitImportPage() {
  const { t } = useWords();
  const locationId = Number(useRouteParams().locationId);
  const login = useUser()?.Login ?? '';
  const place = { login, locationId };
  const location = useQuery(locationQuery(locationId));
  const { data: rows = [] } = useQuery(uploadsQuery(login, locationId));
  const importing = useImport(place);
  if (location.error && !location.data) {
    return (
      <FailedPage
        title={t('import.title')}
        error={location.error}
        onRetry={() => void location.refetch()}
        isRetrying={location.isFetching}
      />
    );
  }
  return (
    <Page>
      <BackLink to={dashboardPath(locationId)}>
        {location.data ? location.data.name || location.data.code : t('yard.title')}
      </BackLink>
      <PageHeader title={t('import.title')} description={t('import.description')} />
      <OperationNotice />
      <UndoImport {...place} />
      <FilePanel importing={importing} hasRows={rows.length > 0} />
      {rows.length > 0 && <RowsPanel rows={rows} place={place} isReading={importing.isReading} />}
    </Page>
  );
}
