import { useWords } from '@portal/platform/i18n';
import { Button, EmptyState, IconReportAnalytics } from '@portal/platform/ui';

/** The combined report without a report: says how to fill it and leads to where that is done. */
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
