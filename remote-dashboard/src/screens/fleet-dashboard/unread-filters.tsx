import { useWords } from '@portal/platform/i18n';
import { Button, FailedState } from '@portal/platform/ui';
import { readFilters, writeFilters } from '../../selection/filter-params.ts';
import { allOfThem } from '../../selection/selection.ts';
import { urlKeys } from '../../selection/url-keys.ts';
import type { ViewParams } from '../../selection/use-view-params.ts';

interface UnreadFiltersProps extends Pick<ViewParams, 'params' | 'change'> {
  /** Why, in words. */
  readonly text: string;
  readonly onRetry?: () => void;
}

/**
 * Which locations and nonsigs a link means cannot be read: nothing is run before the person takes all
 * of them, or chooses them from what could be read.
 */
export function UnreadFilters({ params, change, ...state }: UnreadFiltersProps) {
  const { t } = useWords();
  const choose = (read: URLSearchParams) =>
    change({ ...writeFilters(readFilters(read)), [urlKeys.run]: null, [urlKeys.wizard]: '3' });
  return (
    <FailedState
      {...state}
      title={t('kept.failed_title')}
      actions={
        <>
          <Button variant="default" onClick={() => void change(writeFilters(allOfThem))}>
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
