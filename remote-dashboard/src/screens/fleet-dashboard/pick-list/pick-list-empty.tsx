import { useWords } from '@portal/platform/i18n';
import { Button, EmptyState } from '@portal/platform/ui';
import { firstListView, type ListView } from './list-params.ts';
import type { PickKind } from './pick-list.query.ts';

interface PickListEmptyProps {
  readonly kind: PickKind;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** An empty pick list: nothing was found, or the account has no rows. */
export function PickListEmpty({ kind, view, onView }: PickListEmptyProps) {
  const { t } = useWords();
  const isSearched = view.search !== '' || view.page > 1;
  return (
    <EmptyState
      title={t(isSearched ? 'pick.none_found' : `pick.${kind}.none`)}
      text={t(isSearched ? 'pick.none_found_text' : `pick.${kind}.none_text`)}
      action={
        isSearched && (
          <Button variant="default" onClick={() => onView({ ...firstListView, sort: view.sort })}>
            {t('pick.show_everything')}
          </Button>
        )
      }
    />
  );
}
