import { useWords } from '@portal/platform/i18n';
import { useAllEntries, useSending } from '@portal/platform/offline';
import { Link } from '@portal/platform/routing';
import { Button, EmptyState, IconCircleCheck, Page, PageHeader, Panel } from '@portal/platform/ui';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { locationsPath } from '../../paths.ts';
import { MergedNotice } from '../../unsent/merged-notice.tsx';
import { DevicePanel } from './device/device.panel.tsx';
import { GroupPanel } from './group/group.panel.tsx';
import { blockedIn, groupsOf } from './group/groups.ts';
import { UnsentSummary } from './unsent-summary.tsx';

/**
 * The writes that wait on this device, grouped by subject, including damaged ones and those of
 * unknown remotes, which no other page shows.
 */
export default function SyncPage() {
  const { t } = useWords();
  const entries = useAllEntries();
  const sending = useSending();
  const blocked = blockedIn(entries);
  return (
    <Page>
      <PageHeader title={t('unsent.title')} description={t('unsent.text')} />
      <OperationNotice />
      <MergedNotice />
      {entries.length > 0 ? (
        <UnsentSummary entries={entries} sending={sending} />
      ) : (
        <Panel title={t('unsent.none')}>
          <EmptyState
            icon={IconCircleCheck}
            title={t('unsent.none_text')}
            action={
              <Button component={Link} to={locationsPath} variant="default">
                {t('yard.to_locations')}
              </Button>
            }
          />
        </Panel>
      )}
      {groupsOf(entries).map((group) => (
        <GroupPanel key={group.key} group={group} blocked={blocked} isOnline={sending.isOnline} />
      ))}
      <DevicePanel hasEntries={entries.length > 0} />
    </Page>
  );
}
