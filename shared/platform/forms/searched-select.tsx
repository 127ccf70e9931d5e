import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { type Ref, useDeferredValue, useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { Select } from '../ui/ui.ts';

export interface SearchedChoice {
  readonly value: string;
  readonly text: string;
}

export interface SearchedSelectProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly description?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Query key for results, without the keyword. */
  readonly queryKey: QueryKey;
  /** Searches the server for the keyword, which is empty until the user types. */
  readonly ask: (
    keyword: string,
    signal: AbortSignal,
  ) => Promise<{ readonly choices: readonly SearchedChoice[]; readonly isLimited?: boolean }>;
  /** The selected choice; shown even if it is not among the results. */
  readonly chosen: SearchedChoice | null;
  readonly onChoose: (choice: SearchedChoice) => void;
  /** If given, the field can be cleared. */
  readonly onClear?: () => void;
  readonly onBlur?: () => void;
  /** Maximum number of characters that the server accepts; 100 by default. */
  readonly longest?: number;
  /** Maximum number of choices shown at once; all by default. */
  readonly limit?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-choice field whose options are searched on the server. */
export function SearchedSelect({
  queryKey,
  ask,
  chosen,
  onChoose,
  onClear,
  longest = 100,
  description,
  ...field
}: SearchedSelectProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(chosen?.text ?? '');
  // The field shows the selected choice, which is not a search term.
  const asked = typed === chosen?.text ? '' : typed.trim().slice(0, longest).trimEnd();
  const keyword = useDeferredValue(asked);
  const { data } = useQuery({
    queryKey: [...queryKey, keyword],
    queryFn: ({ signal }) => ask(keyword, signal),
    placeholderData: keepPreviousData,
  });
  const choices = new Map(
    [...(chosen ? [chosen] : []), ...(data?.choices ?? [])].map(({ value, text }) => [value, text]),
  );
  return (
    <Select
      {...field}
      description={data?.isLimited ? t('shell:filter.limited') : description}
      data={[...choices].map(([value, label]) => ({ value, label }))}
      value={chosen?.value ?? null}
      onChange={(value) => {
        const text = value === null ? undefined : choices.get(value);
        if (value !== null && text !== undefined) onChoose({ value, text });
        else onClear?.();
      }}
      // With the keyboard, selecting the selected choice again clears it.
      allowDeselect={onClear !== undefined}
      clearable={onClear !== undefined}
      clearButtonProps={{ 'aria-label': t('shell:filter.clear', { field: field.label }) }}
      w="24rem"
      maw="100%"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has already filtered.
      filter={({ options }) => options}
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  );
}
