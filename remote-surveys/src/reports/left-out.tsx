import { useWords } from '@portal/platform/i18n';
import { Alert } from '@portal/platform/ui';

interface LeftOutProps {
  /** Before the keys `lost` and `beyond` of the words. */
  readonly words: 'tire_inspection' | 'checkpoint';
  /** Names of what is gone, or not for this person any more. */
  readonly lost: readonly string[];
  /** How many the address names that it has no room for. */
  readonly beyond: number;
  /** How many it has room for. */
  readonly most: number;
}

/** Names that are told; of more their number says enough. */
const mostTold = 10;

/** What the address names and its list leaves out. */
export function LeftOut({ words, lost, beyond, most }: LeftOutProps) {
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
