import { useWords } from '@portal/platform/i18n';
import { Button, FailedState } from '@portal/platform/ui';
import { readFilters, writeFilters } from '../../selection/filter-params.ts';
import { unrestrictedFilters } from '../../selection/selection.ts';
import { urlKeys } from '../../selection/url-keys.ts';
import type { ViewParams } from '../../selection/use-view-params.ts';

interface UnreadableFiltersProps extends Pick<ViewParams, 'params' | 'change'> {
  /** The text that explains why. */
  readonly text: string;
  readonly onRetry?: () => void;
}

/**
 * Says that the locations and nonsigs of a link cannot be read. No report is run until the user
 * takes all of them, or chooses among those that could be read.
 */
export function UnreadableFilters({ params, change, ...state }: UnreadableFiltersProps) {
  const { t } = useWords();
  const choose = (read: URLSearchParams) =>
    change({ ...writeFilters(readFilters(read)), [urlKeys.run]: null, [urlKeys.wizard]: '3' });
  return (
    <FailedState
      {...state}
      title={t('kept.failed_title')}
      actions={
        <>
          <Button variant="default" onClick={() => void change(writeFilters(unrestrictedFilters))}>
            {t('kept.use_all')}
          </Button>
          {params && (
            <Button variant="default" onClick={() => void choose(params)}>
              {t('wizard.change_filters')}
            </Button>
          )}
        </>
      }
    />
  );
}
