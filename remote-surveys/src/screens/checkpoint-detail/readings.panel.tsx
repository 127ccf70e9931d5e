import { severities } from '@portal/contract/fleet-surveys';
import { type CrossingDetail, crossingChecks } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { ChoiceFilter } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { Button, EmptyState, IconCircleCheck, Panel } from '@portal/platform/ui';
import { RuleLine } from '../../reports/rule-line.tsx';
import yardClasses from '../../yard/yard.module.css';
import classes from './readings.module.css';

/** Filters of the readings, by their names in the address. */
const filters = [
  {
    name: 'severity',
    values: severities,
    label: 'work.severity',
    every: 'survey_detail.every_severity',
  },
  { name: 'check', values: crossingChecks, label: 'work.check', every: 'work.filter.every_check' },
] as const;

/** The readings of a crossing that failed a check, all or those behind one count. */
export function ReadingsPanel({ crossing }: { readonly crossing: CrossingDetail }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const chosen = Object.fromEntries(
    filters.map(({ name, values }) => {
      const value = params.get(name) ?? '';
      return [name, values.some((each) => each === value) ? value : ''];
    }),
  );
  const choose = (some: Readonly<Record<string, string>>) =>
    setParams((present) => {
      const next = new URLSearchParams(present);
      for (const [name, value] of Object.entries(some))
        value === '' ? next.delete(name) : next.set(name, value);
      return next;
    });
  const shown = crossing.findings.filter((finding) =>
    filters.every(({ name }) => !chosen[name] || finding[name] === chosen[name]),
  );
  return (
    <Panel title={t('checkpoint.findings.title')}>
      {crossing.findings.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('checkpoint.findings.none')} />
      ) : (
        <>
          <div className={yardClasses.pair}>
            {filters.map(({ name, values, label, every }) => (
              <ChoiceFilter
                key={name}
                label={t(label)}
                every={t(every)}
                choices={values.map((value) => ({ value, label: t(`${name}.${value}`) }))}
                value={chosen[name] ?? ''}
                onChange={(value) => choose({ [name]: value })}
                isSearched={false}
              />
            ))}
          </div>
          {shown.length === 0 ? (
            <EmptyState
              title={t('shell:list.none_chosen')}
              action={
                <Button variant="default" onClick={() => choose({ severity: '', check: '' })}>
                  {t('shell:list.show_everything')}
                </Button>
              }
            />
          ) : (
            <ul className={classes.list} aria-label={t('checkpoint.findings.title')}>
              {shown.map((finding) => (
                <li key={finding.finding_id}>
                  <RuleLine finding={finding} formats={crossing} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Panel>
  );
}
