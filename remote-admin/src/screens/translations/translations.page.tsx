import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { FailedState, Page, PageHeader, Tabs } from '@portal/platform/ui';
import { LanguagesPanel } from './languages/languages.panel.tsx';
import { WordsPanel } from './words.panel.tsx';
import { localesQuery } from './words.query.ts';

/** Translations: the portal's texts in every language, edited in place. */
export default function TranslationsPage() {
  const { t } = useWords();
  const locales = useQuery(localesQuery());
  const [params, setParams] = useSearchParams();
  const isLanguages = params.get('tab') === 'languages';
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
        <Tabs
          value={isLanguages ? 'languages' : 'words'}
          // Search parameters for the texts mean nothing for the languages.
          onChange={(tab) => setParams(tab === 'languages' ? { tab } : {})}
          keepMounted={false}
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="words">{t('page.tab.words')}</Tabs.Tab>
            <Tabs.Tab value="languages">{t('page.tab.languages')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="words">
            <WordsPanel locales={locales.data} />
          </Tabs.Panel>
          <Tabs.Panel value="languages">
            <LanguagesPanel locales={locales.data} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Page>
  );
}
