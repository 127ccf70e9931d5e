import { useWords } from '@portal/platform/i18n';
import { Button, EmptyState, IconReportAnalytics } from '@portal/platform/ui';

/** The combined report without reports: says how to add some, and leads there. */
export function CombinedEmpty({ onFirst }: { readonly onFirst: () => void }) {
  const { t } = useWords();
  return (
    <EmptyState
      icon={IconReportAnalytics}
      title={t('combined.empty_title')}
      text={t('combined.empty_text')}
      action={
        <Button variant="default" onClick={onFirst}>
          {t('combined.empty_action', { section: t('tab.purchases') })}
        </Button>
      }
    />
  );
}
