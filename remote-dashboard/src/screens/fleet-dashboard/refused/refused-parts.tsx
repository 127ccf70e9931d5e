import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Button, FailedState, PanelSkeleton } from '@portal/platform/ui';
import type { Filters, WholeSelection } from '../../../selection/selection.ts';
import { availablePartsQuery, type UnavailablePart } from './available-parts.query.ts';

interface RefusedPartsProps {
  readonly selection: WholeSelection;
  /** Opens a step of the wizard; filters, if given, replace those in its form. */
  readonly onOpen: (step: 'filters', filters?: Filters) => void;
  /** Requests the reports with other filters. */
  readonly onFilters: (filters: Filters) => void;
}

/**
 * Says how many of the chosen locations or nonsigs the user may not see, and offers ways to go on.
 */
export function RefusedParts({ selection, onOpen, onFilters }: RefusedPartsProps) {
  const { t } = useWords();
  const parts = useQuery(availablePartsQuery(selection.fleet, selection.filters));
  if (parts.isPending) return <PanelSkeleton shape="lines" />;
  const { lost = [], rest } = parts.data ?? {};
  const worded = ({ kind, count, of }: UnavailablePart) => {
    const all = t(`summary.${kind}`, { count: of, n: formatInteger(of) });
    return of === 1 ? all : t('refused.part', { n: formatInteger(count), all });
  };
  const isSomeLeft = lost.length > 0 && lost.every(({ count, of }) => count < of);
  return (
    <FailedState
      title={t('refused.title')}
      text={
        lost.length > 0
          ? t(isSomeLeft ? 'refused.parts' : 'refused.none_left', {
              parts: lost.map(worded).join(', '),
            })
          : t('failure.unknown_value')
      }
      actions={
        <>
          {rest && isSomeLeft && (
            <Button onClick={() => onFilters(rest)}>{t('refused.show_others')}</Button>
          )}
          <Button variant="default" onClick={() => onOpen('filters', rest)}>
            {t('wizard.change_filters')}
          </Button>
        </>
      }
    />
  );
}
