import { type Locale, wordsList } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { Select } from '@portal/platform/ui';

interface WordsFiltersProps {
  readonly locales: readonly Pick<Locale, 'locale' | 'name'>[];
  /** The locale whose texts are shown. */
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
  readonly namespaces: readonly string[];
  /** Empty for all parts of the portal. */
  readonly namespace: string;
  readonly onNamespace: (namespace: string) => void;
}

const { label, every } = wordsList.filters.namespace;

/** Filters of the texts: language and part of the portal. */
export function WordsFilters(props: WordsFiltersProps) {
  const { locales, locale, onLocale, namespaces, namespace, onNamespace } = props;
  const { t } = useWords();
  // The chosen part stays an option while the list of parts is loading.
  const parts = [...new Set([...namespaces, ...(namespace ? [namespace] : [])])].sort();
  return (
    <>
      <Select
        label={t('filters.locale')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('filters.no_locale')}
        data={locales.map(({ locale: value, name }) => ({ value, label: `${name} · ${value}` }))}
        value={locale}
        onChange={(value) => value && onLocale(value)}
      />
      <Select
        label={t(label)}
        allowDeselect={false}
        data={[
          { value: '', label: t(every) },
          ...parts.map((part) => ({ value: part, label: part })),
        ]}
        value={namespace}
        onChange={(value) => onNamespace(value ?? '')}
      />
    </>
  );
}
