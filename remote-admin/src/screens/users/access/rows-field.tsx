import { adminLimits, type RowChoice } from '@portal/contract/admin';
import { useController, useFormContext } from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { type SpokenWords, useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { MultiSelect, Stack, Text, useSearchText } from '@portal/platform/ui';
import { type ReactNode, useState } from 'react';
import classes from '../people/people.module.css';
import type { AccessValues, RowKind } from './access.ts';
import { rowsQuery } from './rows.query.ts';

interface RowsFieldProps {
  readonly kind: RowKind;
  /** Shown below the field, such as the number that the person gave. */
  readonly suggestion?: ReactNode;
}

/** Field for the accounts or dealers of a user, found by number or name. */
export function RowsField({ kind, suggestion }: RowsFieldProps) {
  const { t } = useWords();
  const { control } = useFormContext<AccessValues>();
  const { field, fieldState } = useController({ control, name: kind });
  const [keyword, setKeyword] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [text, type] = useSearchText(keyword, setKeyword);
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    ...rowsQuery(kind, keyword.slice(0, adminLimits.choiceKeyword)),
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  const known = new Map([...data, ...field.value].map((row) => [row.number, row]));
  const nothing = () => {
    if (error) return t('users.rows.failed', { why: t(failureWord(error)) });
    return isFetching || text.trim() !== keyword ? t('users.rows.searching') : t('users.rows.none');
  };

  return (
    <Stack gap="xs">
      <MultiSelect
        ref={field.ref}
        label={t(`users.field.${kind}`)}
        description={t(`users.field.${kind}_help`)}
        placeholder={t('users.rows.search')}
        searchable
        hidePickedOptions
        maxValues={adminLimits.numbers}
        // The list itself scrolls, because it belongs to the field, which has keyboard focus.
        withScrollArea={false}
        classNames={{ options: classes.options ?? '' }}
        data={[...known.values()].map((row) => ({ value: row.number, label: rowLabel(row, t) }))}
        // The server has already filtered.
        filter={({ options }) => options}
        nothingFoundMessage={nothing()}
        searchValue={text}
        onSearchChange={type}
        onDropdownOpen={() => setOpen(true)}
        value={field.value.map(({ number }) => number)}
        onBlur={field.onBlur}
        onChange={(numbers) => field.onChange(numbers.flatMap((one) => known.get(one) ?? []))}
        error={fieldState.error?.message}
      />
      {suggestion}
      <Text size="sm" role="status" className={classes.warning}>
        {field.value.length === 0 ? t(`users.field.no_${kind}`) : ''}
      </Text>
    </Stack>
  );
}

/** Some accounts have a number but no name. */
const rowLabel = ({ number, name }: RowChoice, t: SpokenWords['t']) =>
  `${number} · ${name || t('users.rows.no_name')}`;
