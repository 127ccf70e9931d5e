import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { UseQueryResult } from '@portal/platform/query';
import { Button, Group, MultiSelect, Text } from '@portal/platform/ui';
import { failureText } from '../../failure-text.ts';
import type { Narrowing } from './narrowing.query.ts';

interface NarrowingFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly offered: UseQueryResult<readonly Narrowing[]>;
  readonly chosen: readonly number[];
  readonly onChosen: (ids: number[]) => void;
}

/** Several groups, or several regions, of an account; an account without any has no field. */
export function NarrowingField(props: NarrowingFieldProps) {
  const { label, placeholder, offered, chosen, onChosen } = props;
  const { t } = useWords();
  if (offered.error)
    return (
      <Group role="alert" gap="xs">
        <Text size="sm">{`${label}: ${t(failureText(offered.error))}`}</Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={offered.isFetching}
          onClick={() => void offered.refetch()}
        >
          {t('shell:ui.retry')}
        </Button>
      </Group>
    );
  if (offered.data?.length === 0) return null;
  return (
    <MultiSelect
      label={label}
      placeholder={chosen.length === 0 ? placeholder : ''}
      data={(offered.data ?? []).map(({ id, name, locations }) => ({
        value: String(id),
        label: `${name} (${formatInteger(locations)})`,
      }))}
      value={chosen.map(String)}
      onChange={(ids) => onChosen(ids.map(Number))}
      disabled={!offered.data}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('filters.clear', { field: label }) }}
      nothingFoundMessage={t('filters.not_found')}
    />
  );
}
