import { type Locale, type WordStanding, wordsList } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { ChoiceFilter } from '@portal/platform/lists';
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
  /** Empty: wherever they stand. */
  readonly standing: WordStanding | '';
  readonly onStanding: (standing: WordStanding | '') => void;
}

const { label, every } = wordsList.filters.namespace;
const { standing: standings } = wordsList.filters;

/** Which words are shown: of which language, of which part of the portal, and where they stand. */
export function WordsFilters(props: WordsFiltersProps) {
  const { locales, locale, onLocale, namespaces, namespace, onNamespace } = props;
  const { standing, onStanding } = props;
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
      <ChoiceFilter
        label={t(standings.label)}
        every={t(standings.every)}
        choices={standings.values.map((value) => ({
          value,
          label: t(`${standings.words}.${value}`),
        }))}
        value={standing}
        onChange={(value) => onStanding(standings.values.find((each) => each === value) ?? '')}
        isSearched={false}
      />
    </>
  );
}
