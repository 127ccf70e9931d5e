import {
  type LeaseGroup,
  type LeaseStructure,
  leaseGroups,
} from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Fieldset } from '@portal/platform/ui';
import { FactorField } from './factor-field.tsx';

/** Fields for the factors, in groups. */
export function FactorGroups({ structure }: { readonly structure: LeaseStructure }) {
  const { t } = useWords();
  return (Object.keys(leaseGroups) as LeaseGroup[]).map((group) => (
    <Fieldset key={group} legend={t(`lease.group.${group}`)}>
      <AutoGrid minColumn="16rem" columns={2}>
        {leaseGroups[group].map((factor) => (
          <FactorField key={factor} factor={factor} structure={structure} />
        ))}
      </AutoGrid>
    </Fieldset>
  ));
}
