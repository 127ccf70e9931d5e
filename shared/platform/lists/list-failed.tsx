import type { ListDefinition } from '@portal/contract/wire';
import { failureWord, isCallFailure } from '../http/http.ts';
import { useWords } from '../i18n/i18n.ts';
import { Button, EmptyState, FailedState } from '../ui/ui.ts';
import type { AnyList } from './use-list.ts';

/**
 * Shown if the rows could not be loaded, with the reason. A date range that ends before it starts
 * is left to the user to fix.
 */
export function ListFailed({ list: { definition, change, result } }: { readonly list: AnyList }) {
  const { t } = useWords();
  const { error } = result;
  if (isCallFailure(error) && error.code === 'range_reversed')
    return (
      <EmptyState
        title={t('shell:list.range_reversed')}
        text={t('shell:list.range_reversed_text')}
        action={
          <Button variant="default" onClick={() => change({ filters: clearedDates(definition) })}>
            {t('shell:list.clear_dates')}
          </Button>
        }
      />
    );
  const { failed } = definition.words;
  return (
    <FailedState
      {...(failed !== undefined && { title: t(failed) })}
      text={t(failureWord(error))}
      onRetry={() => void result.refetch()}
      retrying={result.isFetching}
    />
  );
}

const clearedDates = ({ filters }: ListDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { format }]) =>
      format === 'date' ? [[name, '']] : [],
    ),
  );
