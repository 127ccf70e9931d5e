import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader, Tabs } from '@portal/platform/ui';
import { RegistrationsPanel } from './registrations/registrations.panel.tsx';
import { waitingQuery } from './registrations/registrations.query.ts';
import { WaitingCount } from './registrations/waiting-count.tsx';
import { UsersPanel } from './users/users.panel.tsx';

/** Users: access requests, and the users with their rights, accounts and group. */
export default function UsersPage() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const waiting = useQuery(waitingQuery()).data?.total_items;
  return (
    <Page width="wide">
      <PageHeader title={t('users.title')} description={t('users.description')} />
      <Tabs
        value={params.get('tab') === 'users' ? 'users' : 'waiting'}
        // Search parameters of one tab mean nothing in the other.
        onChange={(tab) => setParams(tab === 'users' ? { tab } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="waiting" rightSection={<WaitingCount count={waiting ?? 0} />}>
            {t('users.tab.waiting')}
          </Tabs.Tab>
          <Tabs.Tab value="users">{t('users.tab.users')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="waiting">
          <RegistrationsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="users">
          <UsersPanel />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
