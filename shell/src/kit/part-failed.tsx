import { bus, notified } from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { useEffect } from 'react';

/** Reports that a part could not be fetched, and leaves the page unchanged. */
export function PartFailed({ onTold }: { onTold?: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    bus.emit(notified, { tone: 'error', text: translate('shell:ui.failed_title') });
    onTold?.();
  }, []);
  return null;
}
