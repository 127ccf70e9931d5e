import { useWords } from '@portal/platform/i18n';
import { stateOf } from '../device/pending/item-state.ts';
import { StateMark } from '../device/pending/state-mark.tsx';
import { useWaitingWrites } from '../device/pending/use-waiting-writes.ts';
import { unsentPath } from '../paths.ts';
import { PageLink } from '../yard/page-link.tsx';
import classes from '../yard/yard.module.css';

const saving = 'save_unit';

/** Save state of changes to a unit itself. */
export function UnitWaiting({ unitId }: { readonly unitId: string }) {
  const { t } = useWords();
  const waiting = useWaitingWrites({ unit: unitId }).filter(
    ({ subject }) => subject.what === saving,
  );
  const state = stateOf(waiting);
  if (state === null) return null;
  return (
    <div className={classes.line} role="status">
      <StateMark state={state} />
      <PageLink to={unsentPath}>{t('device.unsent')}</PageLink>
    </div>
  );
}
