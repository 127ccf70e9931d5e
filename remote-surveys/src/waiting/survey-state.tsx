import { useWords } from '@portal/platform/i18n';
import { stateOf } from '../device/pending/item-state.ts';
import { StateMark } from '../device/pending/state-mark.tsx';
import { useWaiting } from '../device/pending/use-waiting.ts';
import { unsentPath } from '../paths.ts';
import { PageLink } from '../yard/page-link.tsx';
import classes from '../yard/yard.module.css';

/** How far a survey is from the server, and the way to what waits of it. */
export function SurveyState({ surveyId }: { readonly surveyId: string }) {
  const { t } = useWords();
  const waiting = useWaiting({ survey: surveyId });
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
