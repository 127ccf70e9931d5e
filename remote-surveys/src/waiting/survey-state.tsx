import { useWords } from '@portal/platform/i18n';
import { stateOf } from '../device/pending/item-state.ts';
import { StateMark } from '../device/pending/state-mark.tsx';
import { useWaitingWrites } from '../device/pending/use-waiting-writes.ts';
import { unsentPath } from '../paths.ts';
import { PageLink } from '../yard/page-link.tsx';
import classes from '../yard/yard.module.css';

/** Save state of a survey, with a link to its waiting writes. */
export function SurveyState({ surveyId }: { readonly surveyId: string }) {
  const { t } = useWords();
  const waiting = useWaitingWrites({ survey: surveyId });
  const state = stateOf(waiting);
  if (state === null) return null;
  const attention = waiting.filter((entry) => entry.state === 'attention').length;
  return (
    <div className={classes.line} role="status">
      <StateMark state={state} count={attention || waiting.length} />
      <PageLink to={unsentPath}>{t('device.unsent')}</PageLink>
    </div>
  );
}
