import type { SurveyLocation } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Panel, Text } from '@portal/platform/ui';
import { editUnitPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import classes from '../../yard/yard.module.css';

/** The units that have not been surveyed for longest. */
export function WaitingUnitsPanel({ location }: { readonly location: SurveyLocation }) {
  const { t } = useWords();
  const { location_id, longest_not_surveyed: units } = location;
  return (
    <Panel title={t('yard.waiting.title')}>
      {units.length === 0 && <Text>{t('yard.types.none')}</Text>}
      <ul className={classes.list}>
        {units.map(({ unit_id, unit_number, type, last_survey_date }) => (
          <li key={unit_id} className={classes.item}>
            <PageLink to={editUnitPath(location_id, unit_id)}>{unit_number}</PageLink>
            <span className={classes.quiet}>
              {t(`unit_type.${type}`)}
              {' · '}
              {last_survey_date
                ? t('yard.waiting.since', { date: formatDate(last_survey_date) })
                : t('units.surveyed.never')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
