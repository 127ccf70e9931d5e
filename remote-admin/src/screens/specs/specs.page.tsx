import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import {
  EmptyState,
  FailedState,
  IconLock,
  Page,
  PageHeader,
  PanelSkeleton,
} from '@portal/platform/ui';
import { structureQuery } from './specs.query.ts';
import { SpecsOfFleet } from './specs-of-fleet.tsx';

/** Spec management: the specs of fleets and their yards. */
export default function SpecsPage() {
  const { t } = useWords();
  const { data, error, isFetching, refetch } = useQuery(structureQuery);
  return (
    <Page width="wide">
      <PageHeader title={t('specs.title')} description={t('specs.description')} />
      {!data && !error && <PanelSkeleton shape="lines" count={4} />}
      {error && (
        <FailedState
          text={t(failureWord(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.ResponseCode === 403 && (
        <EmptyState
          icon={IconLock}
          title={t('specs.not_accessible.title')}
          text={t('specs.not_accessible.text')}
        />
      )}
      {data && data.ResponseCode !== 403 && data.ResponseCode !== 200 && (
        <FailedState text={data.ResponseMessage} onRetry={() => void refetch()} />
      )}
      {data?.ResponseCode === 200 && <SpecsOfFleet structure={data} />}
    </Page>
  );
}
