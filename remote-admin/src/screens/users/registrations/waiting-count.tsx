import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Badge, VisuallyHidden } from '@portal/platform/ui';

/** How many people wait for a decision; nothing when nobody does. */
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
