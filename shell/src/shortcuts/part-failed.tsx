import { bus, notified } from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { useEffect } from 'react';
import { showOverlay } from '../overlays/overlay.ts';

/** Says that what was to open could not be fetched, and leaves the page as it is. */
export function PartFailed() {
  useEffect(() => {
    bus.emit(notified, { tone: 'error', text: translate('shell:ui.failed_title') });
    showOverlay(null);
  }, []);
  return null;
}
