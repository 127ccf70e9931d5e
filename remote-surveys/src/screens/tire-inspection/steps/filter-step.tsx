import { DateField } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { withChosen } from '../../../reports/with-chosen.ts';
import classes from '../../../yard/yard.module.css';
import type { Selection } from '../selection.ts';
import { dealersQuery, homeQuery } from '../tire-inspection.query.ts';

interface FilterStepProps {
  readonly chosen: Selection;
  /** No location stands for all of them. */
  readonly mayLeaveOpen: boolean;
  readonly onChoose: (some: Partial<Selection>) => void;
  /** Whether a date is typed that cannot be. */
  readonly onWrong: (isWrong: boolean) => void;
}

/** From when until when, and by whom. */
export function FilterStep({ chosen, mayLeaveOpen, onChoose, onWrong }: FilterStepProps) {
  const { t } = useWords();
  const { from, to, surveyor, dealer, locations } = chosen;
  const home = useQuery(homeQuery);
  const dealers = useQuery({
    ...dealersQuery(locations),
    enabled: mayLeaveOpen || locations.length > 0,
  });
  const surveyors = (home.data?.survey_by_users ?? []).map(({ value, text }) => ({
    value,
    label: text,
  }));
  const nonsigs = (dealers.data ?? []).map(({ nonsig, name, city }) => ({
    value: nonsig,
    label: [name, nonsig, city].filter(Boolean).join(' · '),
  }));
  return (
    <div className={classes.pair}>
      <DateField
        label={t('inspection_report.from')}
        value={from || null}
        maximum={to || undefined}
        onChange={(day, { error }) => {
          onWrong(error !== null);
          if (!error) onChoose({ from: day ?? '' });
        }}
      />
      <DateField
        label={t('inspection_report.to')}
        value={to || null}
        minimum={from || undefined}
        onChange={(day, { error }) => {
          onWrong(error !== null);
          if (!error) onChoose({ to: day ?? '' });
        }}
      />
      <Select
        label={t('inspection_report.survey_by')}
        searchable
        allowDeselect={false}
        data={withChosen(t('inspection_report.every_surveyor'), surveyors, surveyor)}
        value={surveyor}
        onChange={(next) => onChoose({ surveyor: next ?? '' })}
      />
      <Select
        label={t('inspection_report.dealer')}
        searchable
        allowDeselect={false}
        data={withChosen(t('inspection_report.every_dealer'), nonsigs, dealer)}
        value={dealer}
        onChange={(next) => onChoose({ dealer: next ?? '' })}
      />
    </div>
  );
}
