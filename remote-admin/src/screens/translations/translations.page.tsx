import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { FailedState, Page, PageHeader } from '@portal/platform/ui';
import { WordsPanel } from './words.panel.tsx';
import { localesQuery } from './words.query.ts';

/** Translations: the portal's words in every language, each to be edited where it stands. */
export default function TranslationsPage() {
  const { t } = useWords();
  const locales = useQuery(localesQuery());
  return (
    <Page width="wide">
      <PageHeader title={t('page.title')} description={t('page.description')} />
      {locales.isError && !locales.data ? (
        <FailedState
          title={t('locales.failed')}
          text={t(failureWord(locales.error))}
          onRetry={() => void locales.refetch()}
          retrying={locales.isFetching}
        />
      ) : (
        <WordsPanel locales={locales.data} />
      )}
    </Page>
  );
}
