import { useWords } from '@portal/platform/i18n';
import { Button, EmptyState } from '@portal/platform/ui';
import { PastTheEnd } from '../../lists/past-the-end.tsx';
import type { WordsView } from './words-view.ts';

interface WordsEmptyProps {
  /** Words on all pages together. */
  readonly total: number;
  readonly view: WordsView;
  readonly onChange: (change: Partial<WordsView>) => void;
}

/** No word on this page: says why, and leads to some. */
export function WordsEmpty({ total, view: { search, namespace }, onChange }: WordsEmptyProps) {
  const { t } = useWords();
  const action = (label: string, change: Partial<WordsView>) => (
    <Button variant="default" onClick={() => onChange(change)}>
      {t(label)}
    </Button>
  );
  if (total > 0) return <PastTheEnd onFirst={() => onChange({ page: 1 })} />;
  if (search) {
    return (
      <EmptyState
        title={t('empty.no_match', { search })}
        text={namespace ? t('empty.in_part', { namespace }) : undefined}
        action={action('filters.clear_search', { search: '' })}
      />
    );
  }
  if (namespace) {
    return (
      <EmptyState
        title={t('empty.no_part', { namespace })}
        action={action('empty.every_part', { namespace: '' })}
      />
    );
  }
  return <EmptyState title={t('empty.none')} text={t('empty.none_text')} />;
}
