import type { SurveyException } from '@portal/contract/inspection-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import classes from '../yard/yard.module.css';

type NotedFinding = Pick<SurveyException, 'spec_source' | 'spec_valid_from'> &
  Partial<Pick<SurveyException, 'standing' | 'days_open'>>;

/** Notes after the rule of a finding: whose spec set its limit, and how long it has been found. */
export function FindingNotes({ finding }: { readonly finding: NotedFinding }) {
  const { t } = useWords();
  const { spec_source, spec_valid_from, standing, days_open } = finding;
  const notes = [
    ...(spec_source
      ? [t(`spec_source.${spec_source}`, { date: formatDate(spec_valid_from) })]
      : []),
    ...(standing ? [t(`survey_detail.standing.${standing}`, { count: days_open ?? 0 })] : []),
  ];
  return notes.map((note) => (
    <span key={note}>
      {' · '}
      <span className={classes.quiet}>{note}</span>
    </span>
  ));
}
