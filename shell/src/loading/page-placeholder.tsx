import { useWords } from '@portal/platform/i18n';
import { Page, PanelSkeleton, Text } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import { useHeldArrival } from '../arrival/arrival.ts';
import { budgets } from '../files/budgets.ts';

interface PagePlaceholderProps {
  /** Called when the page has not arrived within `patience` milliseconds. */
  onRanOut?: () => void;
  patience?: number;
}

/**
 * Placeholder for a page that is loading. The previous page stays in view for a while; after that,
 * this says that it takes long.
 */
export function PagePlaceholder({ onRanOut, patience = 0 }: PagePlaceholderProps) {
  const { t } = useWords();
  const [isSlow, setSlow] = useState(false);
  useHeldArrival(!isSlow);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), budgets().slow);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const timer = onRanOut && setTimeout(onRanOut, patience);
    return () => clearTimeout(timer);
  }, [onRanOut, patience]);

  return (
    <Page>
      <PanelSkeleton />
      {isSlow && <Text role="status">{t('shell:loading.slow')}</Text>}
    </Page>
  );
}
