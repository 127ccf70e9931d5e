import type { HistoryAccount } from '@portal/contract/analysis-reports';
import { useSearchParams } from '@portal/platform/routing';
import { Group } from '@portal/platform/ui';
import { AccountField } from './account-field.tsx';
import { type NamedUnit, withUnit } from './unit-address.ts';
import { UnitField } from './unit-field.tsx';

interface UnitChoiceProps {
  readonly named: NamedUnit;
  /** The account that is named, once it is known. */
  readonly account: HistoryAccount | undefined;
}

/** Whose history: the fleet, then the unit. */
export function UnitChoice({ named, account }: UnitChoiceProps) {
  const [, setParams] = useSearchParams();
  return (
    <Group align="flex-end" gap="md">
      <AccountField
        account={account}
        onChoose={(next) => setParams((now) => withUnit(now, { account: next, unit: '' }))}
      />
      <UnitField
        // What was typed for one fleet is no search in another.
        key={named.account}
        account={account?.account ?? ''}
        unit={named.unit}
        onChoose={(unit) => setParams((now) => withUnit(now, { account: named.account, unit }))}
      />
    </Group>
  );
}
