import { useWords } from '@portal/platform/i18n';
import { Alert, IconInfoCircle } from '@portal/platform/ui';
import { urlKeys } from '../selection/url-keys.ts';
import { areReportsKnown } from './basket.ts';

/** Says that an address names a report that does not exist, or no longer exists. */
export function UnknownReports({ params }: { readonly params: URLSearchParams }) {
  const { t } = useWords();
  if (areReportsKnown(params.get(urlKeys.basket))) return null;
  return (
    <Alert
      role="status"
      color="gray"
      title={t('combined.unknown_title')}
      icon={<IconInfoCircle aria-hidden />}
    >
      {t('combined.unknown_text')}
    </Alert>
  );
}
