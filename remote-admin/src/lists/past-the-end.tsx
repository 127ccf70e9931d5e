import { useWords } from '@portal/platform/i18n';
import { Button, EmptyState } from '@portal/platform/ui';

/** A page behind the last one: leads to the first. */
export function PastTheEnd({ onFirst }: { readonly onFirst: () => void }) {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('empty.past_the_end')}
      action={
        <Button variant="default" onClick={onFirst}>
          {t('empty.first_page')}
        </Button>
      }
    />
  );
}
