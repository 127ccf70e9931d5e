import { personText, type RowChange } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { summaryQuery } from '../../surveys/summary.query.ts';
import { ChangesPanel } from '../../yard/changes.panel.tsx';

/** The fields shown in a survey's history, with their text keys. */
const labels: Readonly<Record<string, string>> = {
  kind: 'survey.kind',
  survey_date: 'survey.date',
  surveyor: 'survey.surveyor',
  nonsig: 'survey.nonsig',
  comments: 'survey.comments',
};

/** The users who changed, finished or reopened a survey, with the reason for reopening it. */
export function SurveyHistory({ surveyId }: { readonly surveyId: number }) {
  const { t } = useWords();
  const momentText = useMomentText();
  const { data } = useQuery(summaryQuery(surveyId));
  const valueText = (name: string, value: unknown) => {
    if (value === null || value === '') return t('form.not_said');
    if (name === 'kind') return t(`survey_kind.${value}`);
    return name === 'survey_date' ? formatDate(String(value)) : String(value);
  };
  const before = ({ fields }: RowChange) => [
    ...(typeof fields.reason === 'string'
      ? [t('survey.history.reason', { reason: fields.reason })]
      : []),
    ...Object.entries(labels).flatMap(([name, label]) =>
      Object.hasOwn(fields, name)
        ? [t('unit.history.before', { field: t(label), value: valueText(name, fields[name]) })]
        : [],
    ),
  ];
  return (
    <ChangesPanel
      changes={(data?.history ?? []).map((change) => ({
        revision: change.revision,
        text: t(wordOf(change), {
          name: personText(change.changed_by, t),
          date: momentText(change.changed_at),
        }),
        before: change.action === 'changed' ? before(change) : [],
      }))}
    />
  );
}

/** Text key of a change: finishing and reopening only change the state. */
function wordOf({ action, fields }: RowChange): string {
  if (fields.state === 'open') return 'survey.history.finished';
  return fields.state === 'finished' ? 'survey.history.reopened' : `unit.history.${action}`;
}
