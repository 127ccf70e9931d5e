import { FormDrawer } from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import {
  Button,
  DataTable,
  FailedState,
  IconPlus,
  Panel,
  PanelSkeleton,
} from '@portal/platform/ui';
import { useState } from 'react';
import { NewLanguageForm } from '../new-language.form.tsx';
import { type Language, wordsCountQuery } from '../words.query.ts';
import { languageColumns } from './language-columns.tsx';
import { languageRows } from './language-rows.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** All languages with their numbers of texts by state; added ones can be withdrawn. */
export function LanguagesPanel({ locales }: { readonly locales: readonly Language[] | undefined }) {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(wordsCountQuery(null));
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Language | null>(null);
  const [isAsking, setAsking] = useState(false);
  const rows = locales && data && languageRows(locales, data.counts);
  return (
    <>
      <Panel
        title={t('languages.title')}
        description={t('languages.description')}
        padding="flush"
        refreshing={isFetching && data !== undefined}
        actions={
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={!locales}
            onClick={() => setAdding(true)}
          >
            {t('language.add.open')}
          </Button>
        }
      >
        {rows && (
          <DataTable
            caption={t('languages.title')}
            columns={languageColumns(t, (locale) => {
              setLeaving(locale);
              setAsking(true);
            })}
            rows={rows}
            rowKey={({ locale }) => locale.locale}
            unevenRows
          />
        )}
        {!rows && error && (
          <FailedState
            title={t('progress.failed')}
            text={t(failureWord(error))}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!rows && !error && <PanelSkeleton shape="table" count={8} />}
      </Panel>
      <FormDrawer
        opened={isAdding}
        title={t('language.add.title')}
        onClose={() => setAdding(false)}
      >
        <NewLanguageForm locales={locales ?? []} onAdded={(locale) => setParams({ locale })} />
      </FormDrawer>
      <WithdrawDialog
        key={leaving?.locale ?? ''}
        locale={leaving}
        opened={isAsking}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
