import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { EmptyState, FailedState, Panel, PanelSkeleton, Stack } from '@portal/platform/ui';
import { History } from './history/history.panel.tsx';
import { SpecForm } from './spec.form.tsx';
import { SpecFiles } from './spec-files.tsx';
import { commonQuery } from './specs.query.ts';
import { SpecsTable } from './specs-table.tsx';

interface SpecsPanelProps {
  readonly account: string;
  readonly location: number | null;
  readonly canWrite: boolean;
}

/** The specs of a fleet or of one of its yards. */
export function SpecsPanel({ account, location, canWrite }: SpecsPanelProps) {
  const { t } = useWords();
  const { data, error, isFetching, refetch } = useQuery(commonQuery(account, location));
  const item = data?.items[0];
  // The address may name an unknown fleet or yard.
  const isUnknown = isCallFailure(error) && error.code === 'unknown_value';
  return (
    <Stack gap="md">
      <Panel
        title={location === null ? t('specs.of_fleet') : item?.name || t('specs.of_yard')}
        actions={<SpecFiles account={account} location={location} />}
        description={t(canWrite ? 'specs.help' : 'specs.read_only')}
      >
        {!data && !error && <PanelSkeleton shape="table" count={5} />}
        {isUnknown && (
          <EmptyState title={t('specs.no_fleet.title')} text={t('specs.no_fleet.text')} />
        )}
        {error && !isUnknown && (
          <FailedState
            text={t(failureWord(error))}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && item && canWrite && (
          <SpecForm key={`${account} ${location}`} account={account} item={item} common={data} />
        )}
        {data && item && !canWrite && <SpecsTable common={data} roles={item.roles} />}
      </Panel>
      {item && <History account={account} item={item} canWrite={canWrite} />}
    </Stack>
  );
}
