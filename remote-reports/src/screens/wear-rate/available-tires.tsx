import type { WearScope } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Text } from '@portal/platform/ui';
import { availableQuery } from './wear.query.ts';

/** The number of tires that match the filters while these are being set. */
export function AvailableTires({ scope }: { readonly scope: WearScope }) {
  const { t } = useWords();
  const { data } = useQuery(availableQuery(scope));
  return (
    <Text size="sm" role="status">
      {data === undefined ? t('wear_rate.counting') : t('wear_rate.available', { count: data })}
    </Text>
  );
}
