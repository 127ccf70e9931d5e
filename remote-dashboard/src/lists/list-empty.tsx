import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, EmptyState } from '@portal/platform/ui';
import type { KeptKind } from '../saved/keep-problem.ts';
import type { ChangeList } from './use-list-address.ts';

interface ListEmptyProps {
  readonly kind: KeptKind;
  /** Rows on all pages together. */
  readonly total: number;
  readonly search: string;
  readonly isFiltered: boolean;
  readonly onChange: ChangeList;
}

/** Nothing on this page: says why, and leads to something. */
export function ListEmpty({ kind, total, search, isFiltered, onChange }: ListEmptyProps) {
  const { t } = useWords();
  const action = (label: string, change: Parameters<ChangeList>[0]) => (
    <Button variant="default" onClick={() => onChange(change)}>
      {t(label)}
    </Button>
  );
  if (total > 0)
    return (
      <EmptyState
        title={t('saved.past_the_end')}
        action={action('saved.first_page', { page: 1 })}
      />
    );
  if (search || isFiltered)
    return (
      <EmptyState
        title={t('pick.none_found')}
        text={t(`${kind}.none_found_text`)}
        action={action('pick.show_everything', { search: '', kind: '' })}
      />
    );
  return (
    <EmptyState
      title={t(`${kind}.none`)}
      text={t(`${kind}.none_text`)}
      action={
        <Button component={Link} to="/fleet-dashboard">
          {t('share.open_dashboard')}
        </Button>
      }
    />
  );
}
