import type { Locale } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { Select } from '@portal/platform/ui';
import { useCallback } from 'react';
import { SearchField } from '../../search/search-field.tsx';
import classes from './words-filters.module.css';
import type { WordsView } from './words-view.ts';

interface WordsFiltersProps {
  readonly locales: readonly Locale[];
  /** The locale whose words are shown. */
  readonly locale: string;
  readonly namespaces: readonly string[];
  readonly view: WordsView;
  readonly onChange: (change: Partial<WordsView>, how?: { replace: boolean }) => void;
}

/** Which words are shown: of which language, of which part of the portal, with which text. */
export function WordsFilters({ locales, locale, namespaces, view, onChange }: WordsFiltersProps) {
  const { t } = useWords();
  const search = useCallback(
    (text: string) => onChange({ search: text }, { replace: true }),
    [onChange],
  );
  // The part that is chosen stays a choice while the list of parts is on its way.
  const parts = [...new Set([...namespaces, ...(view.namespace ? [view.namespace] : [])])].sort();
  return (
    <div className={classes.filters}>
      <Select
        label={t('filters.locale')}
        className={classes.filter}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('filters.no_locale')}
        data={locales.map(({ locale: value, name }) => ({ value, label: `${name} · ${value}` }))}
        value={locale}
        onChange={(value) => value && onChange({ locale: value })}
      />
      <Select
        label={t('filters.namespace')}
        className={classes.filter}
        allowDeselect={false}
        data={[
          { value: '', label: t('filters.every_namespace') },
          ...parts.map((part) => ({ value: part, label: part })),
        ]}
        value={view.namespace}
        onChange={(value) => onChange({ namespace: value ?? '' })}
      />
      <SearchField
        label={t('filters.search')}
        className={classes.filter}
        value={view.search}
        onSearch={search}
      />
    </div>
  );
}
