import type { ReportDefinition } from '@portal/contract/reports';
import { useWords } from '../../i18n/i18n.ts';
import { type CommonView, type Difference, differences } from '../view/common-view.ts';
import type { OnView, ReportView } from '../view/report-view.ts';
import { Pill, ReadOnlyPill } from './pill.tsx';
import classes from './report-controls.module.css';
import { useFilterTexts } from './use-filter-texts.ts';
import { useFilterWords } from './use-filter-words.ts';

interface ViewDifferencesProps {
  readonly definition: ReportDefinition;
  readonly view: ReportView;
  /** The view that most neighboring reports use. */
  readonly common: CommonView;
  /** Whether the view cannot be changed. */
  readonly isLocked: boolean;
  readonly onView: OnView;
}

/**
 * The settings in which a card's view differs from the neighboring cards; pressing one reverts it.
 */
export function ViewDifferences(props: ViewDifferencesProps) {
  const { definition, view, common, isLocked, onView } = props;
  const { t } = useWords();
  const textOf = useDifferenceText(definition, view);
  const found = differences({ definition, view }, common);
  if (found.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label={t('shell:report.differences')}>
      {found.map((difference) => {
        const { setting, filter, undo } = difference;
        const text = textOf(difference);
        const isTakenAway = filter !== undefined && (common.filters[filter] ?? []).length === 0;
        const label = isTakenAway
          ? t('shell:filter.remove', { filter: text })
          : t('shell:report.as_others', { setting: text });
        return (
          <li key={filter ?? setting}>
            {isLocked ? (
              <ReadOnlyPill text={text} />
            ) : (
              <Pill text={text} label={label} onPress={() => onView(undo)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns a function that describes a setting of a card in words. */
function useDifferenceText(definition: ReportDefinition, view: ReportView) {
  const { t } = useWords();
  const words = useFilterWords();
  const texts = useFilterTexts(definition, view.filters);
  return ({ setting, filter = '' }: Difference): string => {
    if (setting === 'mode') return t(`shell:report.mode_${view.mode}`);
    if (setting === 'period') return t(`shell:report.period_${view.period}`);
    if (setting === 'rowsBy')
      return t(view.rowsBy ? `shell:report.by_${view.rowsBy}` : 'shell:report.by_none');
    if (setting === 'filter')
      return (
        texts.find((each) => each.filter === filter)?.text ??
        t('shell:filter.pill', { filter: words.label(filter), values: t('shell:filter.all') })
      );
    const comparison = t(`shell:compare.with_${setting}`);
    return view.compared.includes(setting)
      ? comparison
      : t('shell:report.without', { setting: comparison });
  };
}
