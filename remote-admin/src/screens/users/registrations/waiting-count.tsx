import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Badge, VisuallyHidden } from '@portal/platform/ui';

/** Number of people waiting for a decision; renders nothing for 0. */
export function WaitingCount({ count }: { readonly count: number }) {
  const { t } = useWords();
  if (count === 0) return null;
  return (
    <Badge color="amber">
      <span aria-hidden>{formatInteger(count)}</span>
      <VisuallyHidden>{t('users.tab.count', { count })}</VisuallyHidden>
    </Badge>
  );
}
