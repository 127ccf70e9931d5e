import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';

interface OmittedItemsWarningProps {
  /** Prefix of the text keys `lost` and `beyond`. */
  readonly words: 'tire_inspection' | 'checkpoint';
  /** Names of items that no longer exist, or that the user may no longer see. */
  readonly lost: readonly string[];
  /** Number of items in the address beyond the maximum. */
  readonly beyond: number;
  /** Maximum number of items in an address. */
  readonly most: number;
}

/** Maximum number of names shown. */
const mostTold = 10;

/** Warns that a list omits items named in the address. */
export function OmittedItemsWarning({ words, lost, beyond, most }: OmittedItemsWarningProps) {
  const { t } = useWords();
  const names = [...lost.slice(0, mostTold), ...(lost.length > mostTold ? ['…'] : [])].join(', ');
  return (
    <>
      {lost.length > 0 && (
        <Alert color="amber" role="status">
          {t(`${words}.lost`, { count: lost.length, names })}
        </Alert>
      )}
      {beyond > 0 && (
        <Alert color="amber" role="status">
          {t(`${words}.beyond`, { count: beyond, most })}
        </Alert>
      )}
    </>
  );
}
