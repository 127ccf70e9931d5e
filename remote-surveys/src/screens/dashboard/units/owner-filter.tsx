import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { ownersQuery } from '../../../units/owners.query.ts';

interface OwnerFilterProps {
  readonly locationId: number;
  /** Empty for all. */
  readonly owner: string;
  readonly onChange: (owner: string) => void;
}

/** Filters units by owner. */
export function OwnerFilter({ locationId, owner, onChange }: OwnerFilterProps) {
  const { t } = useWords();
  const { data: owners = [] } = useQuery(ownersQuery(locationId));
  const known = owner === '' || owners.includes(owner) ? owners : [...owners, owner];
  if (known.length === 0) return null;
  return (
    <Select
      label={t('unit.owner')}
      allowDeselect={false}
      data={[
        { value: '', label: t('units.filter.every_owner') },
        ...known.map((name) => ({ value: name, label: name })),
      ]}
      value={owner}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
