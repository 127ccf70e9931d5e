import { FormDialog } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useNavigate, useSearchParams } from '@portal/platform/routing';
import { Alert, Button, IconPlus, Page, PageHeader, Tabs } from '@portal/platform/ui';
import { useRef, useState } from 'react';
import { useOfflineReason } from '../../device/network/use-offline.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { dashboardPath } from '../../paths.ts';
import { OfflineCopiesPanel } from '../../taken/offline-copies.panel.tsx';
import { AddLocationForm } from './add-location.form.tsx';
import { KeptPanel } from './kept.panel.tsx';
import { LocationsPanel } from './locations.panel.tsx';
import { PreferredPanel } from './preferred.panel.tsx';

/** Page to select a location to survey, with recent and cached ones first. */
export default function LocationsPage() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const awayReason = useOfflineReason();
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  // The new location is opened after its form has cleared its draft.
  const added = useRef<number>(null);
  return (
    <Page width="wide">
      <PageHeader
        title={t('locations.select')}
        actions={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={awayReason !== undefined}
            title={awayReason}
            onClick={() => setAdding(true)}
          >
            {t('location.add.open')}
          </Button>
        }
      />
      <OperationNotice />
      <OfflineCopiesPanel />
      <KeptPanel />
      {awayReason !== undefined && <Alert color="gray">{t('taken.only')}</Alert>}
      <Tabs
        value={params.get('tab') === 'preferred' ? 'preferred' : 'all'}
        // Filters of one list do not apply to the other.
        onChange={(tab) => setParams(tab === 'preferred' ? { tab } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="all">{t('locations.tab.all')}</Tabs.Tab>
          <Tabs.Tab value="preferred">{t('locations.tab.preferred')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="all">
          <LocationsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="preferred">
          <PreferredPanel />
        </Tabs.Panel>
      </Tabs>
      <FormDialog
        opened={isAdding}
        title={t('location.add.title')}
        onClose={() => {
          setAdding(false);
          if (added.current) navigate(dashboardPath(added.current));
        }}
      >
        <AddLocationForm
          onAdded={(id) => {
            added.current = id;
          }}
        />
      </FormDialog>
    </Page>
  );
}
