import { type FleetAccount, type FleetType, fleetTypes } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import {
  EmptyState,
  FailedState,
  Group,
  PanelSkeleton,
  Radio,
  Select,
  Stack,
} from '@portal/platform/ui';
import { useEffect } from 'react';
import { failureText } from '../../../failure-text.ts';
import { accountOf, accountsQuery } from '../../../selection/accounts.query.ts';
import type { Fleet } from '../../../selection/selection.ts';

/** Maximum number of accounts in the open list; typing finds the others. */
const shownAccounts = 100;

interface FleetFormProps {
  readonly fleet: Fleet | null;
  readonly onFleet: (fleet: Fleet) => void;
  /** The text that explains why the step could not be closed. */
  readonly problem: string | null;
}

const startOf = (type: FleetType, accounts: readonly FleetAccount[] = []): Fleet => ({
  fleet_type: type,
  account: accounts.length === 1 ? (accounts[0]?.value ?? '') : '',
});

/** Step 1: the fleet type, among those that the user may see, and the account. */
export function FleetForm({ fleet, onFleet, problem }: FleetFormProps) {
  const { t } = useWords();
  const { data, error, isFetching, refetch } = useQuery(accountsQuery);
  const types = fleetTypes.filter((type) => data?.[type]?.length);
  const type = types.find((each) => each === fleet?.fleet_type) ?? types[0];

  const accounts = (type && data?.[type]) ?? [];
  const isOffered =
    fleet !== null &&
    fleet.fleet_type === type &&
    (fleet.account === '' || accountOf(data, fleet) !== undefined);

  // If nothing is chosen yet, or a link names a fleet that this user may not see, the first type is
  // chosen, and the account if it is the only one.
  useEffect(() => {
    if (type && !isOffered) onFleet(startOf(type, data?.[type]));
  }, [type, isOffered, data, onFleet]);

  if (error)
    return (
      <FailedState
        text={t(failureText(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <PanelSkeleton shape="lines" count={3} />;
  if (!type) return <EmptyState title={t('fleet.none')} text={t('fleet.none_text')} />;

  return (
    <Stack gap="md">
      <Radio.Group
        label={t('fleet.type')}
        value={type}
        onChange={(chosen) => {
          const next = types.find((each) => each === chosen);
          if (next) onFleet(startOf(next, data[next]));
        }}
      >
        <Group gap="lg" mt="xs">
          {types.map((each) => (
            <Radio key={each} value={each} label={t(`fleet.${each}`)} />
          ))}
        </Group>
      </Radio.Group>
      <Select
        label={t('fleet.account')}
        placeholder={t('fleet.account_placeholder')}
        data={accounts.map(({ value, text }) => ({ value, label: text }))}
        value={fleet?.account || null}
        onChange={(account) => onFleet({ fleet_type: type, account: account ?? '' })}
        allowDeselect={false}
        searchable
        limit={shownAccounts}
        nothingFoundMessage={t('fleet.account_not_found')}
        maw="32rem"
        required
        error={problem}
      />
    </Stack>
  );
}
