import type { HistoryAccount } from '@portal/contract/analysis-reports';
import { useSearchParams } from '@portal/platform/routing';
import { Group } from '@portal/platform/ui';
import { AccountField } from './account-field.tsx';
import { type NamedUnit, withUnit } from './unit-address.ts';
import { UnitField } from './unit-field.tsx';

interface UnitChoiceProps {
  readonly named: NamedUnit;
  /** The chosen account, once loaded. */
  readonly account: HistoryAccount | undefined;
}

/** Fields for the fleet and then the unit. */
export function UnitChoice({ named, account }: UnitChoiceProps) {
  const [, setParams] = useSearchParams();
  return (
    <Group align="flex-end" gap="md">
      <AccountField
        account={account}
        onChoose={(next) => setParams((now) => withUnit(now, { account: next, unit: '' }))}
      />
      <UnitField
        // Resets the typed text when the fleet changes.
        key={named.account}
        account={account?.account ?? ''}
        unit={named.unit}
        onChoose={(unit) => setParams((now) => withUnit(now, { account: named.account, unit }))}
      />
    </Group>
  );
}
