import { useWords } from '@portal/platform/i18n';
import { useTakenSets } from '@portal/platform/offline';
import { Panel } from '@portal/platform/ui';
import { remote } from '../device/entry/survey-entry.ts';
import { offlineSubjectOf } from '../device/taking/cache-for-offline.ts';
import { dashboardPath, overviewPath } from '../paths.ts';
import { PageLink } from '../yard/page-link.tsx';
import classes from '../yard/yard.module.css';
import { useOfflineCopyText } from './use-offline-copy-text.ts';

/** The locations and surveys cached for offline use. */
export function OfflineCopiesPanel() {
  const { t } = useWords();
  const takenText = useOfflineCopyText();
  const sets = useTakenSets(remote).flatMap((set) => {
    const taking = offlineSubjectOf(set.id);
    return taking ? [{ ...set, taking }] : [];
  });
  if (sets.length === 0) return null;
  return (
    <Panel title={t('taken.title')} description={t('taken.text')}>
      <ul className={classes.list}>
        {sets.map(({ taking, title, ...set }) => (
          <li key={set.id} className={classes.item}>
            <PageLink
              to={taking.kind === 'yard' ? dashboardPath(taking.id) : overviewPath(taking.id)}
            >
              {title}
            </PageLink>
            <span className={classes.quiet}>{takenText(set)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
