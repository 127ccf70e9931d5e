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
  /** Under which answers are kept, apart from the keyword. */
  readonly queryKey: QueryKey;
  /** Asks the server for what holds the keyword, which is empty until something is typed. */
  readonly ask: (
    keyword: string,
    signal: AbortSignal,
  ) => Promise<{ readonly choices: readonly SearchedChoice[]; readonly isLimited?: boolean }>;
  /** What is chosen stands in the field whether or not it is offered. */
  readonly chosen: SearchedChoice | null;
  readonly onChoose: (choice: SearchedChoice) => void;
  /** Given where the field may be emptied. */
  readonly onClear?: () => void;
  readonly onBlur?: () => void;
  /** Most characters that the server takes; 100 unless given. */
  readonly longest?: number;
  /** Most choices that are shown at once; all unless given. */
  readonly limit?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field of one choice in a list that the server searches. */
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
  // What is chosen stands in the field, and is nothing to look for.
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
      // By keyboard, what is chosen is chosen once more to clear it.
      allowDeselect={onClear !== undefined}
      clearable={onClear !== undefined}
      clearButtonProps={{ 'aria-label': t('shell:filter.clear', { field: field.label }) }}
      w="24rem"
      maw="100%"
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched.
      filter={({ options }) => options}
      nothingFoundMessage={t('shell:filter.not_found')}
    />
  );
}
