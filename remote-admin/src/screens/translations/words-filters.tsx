import { type Locale, wordsList } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { Select } from '@portal/platform/ui';

interface WordsFiltersProps {
  readonly locales: readonly Pick<Locale, 'locale' | 'name'>[];
  /** The locale whose words are shown. */
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
  readonly namespaces: readonly string[];
  /** Empty: of every part of the portal. */
  readonly namespace: string;
  readonly onNamespace: (namespace: string) => void;
}

const { label, every } = wordsList.filters.namespace;

/** Which words are shown: of which language, and of which part of the portal. */
export function WordsFilters(props: WordsFiltersProps) {
  const { locales, locale, onLocale, namespaces, namespace, onNamespace } = props;
  const { t } = useWords();
  // The part that is chosen stays a choice while the list of parts is on its way.
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
