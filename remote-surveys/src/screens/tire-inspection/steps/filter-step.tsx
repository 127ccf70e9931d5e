import { surveyReportsList } from '@portal/contract/inspection-surveys';
import { RangeFilter } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { ChoiceFilter } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { personChoices } from '../../../surveys/person-choices.ts';
import classes from '../../../yard/yard.module.css';
import type { Selection } from '../selection.ts';
import { dealersQuery, homeQuery } from '../tire-inspection.query.ts';

interface FilterStepProps {
  readonly chosen: Selection;
  /** Whether the choice of locations may stay empty, which means all of them. */
  readonly mayLeaveOpen: boolean;
  readonly onChoose: (some: Partial<Selection>) => void;
  /** Reports whether an invalid date is entered. */
  readonly onWrong: (isWrong: boolean) => void;
}

/** Filters by dates and surveyor. */
export function FilterStep({ chosen, mayLeaveOpen, onChoose, onWrong }: FilterStepProps) {
  const { t } = useWords();
  const { surveyor, dealer, locations } = chosen;
  const home = useQuery(homeQuery);
  const dealers = useQuery({
    ...dealersQuery(locations),
    enabled: mayLeaveOpen || locations.length > 0,
  });
  const surveyors = personChoices(home.data?.survey_by_users, t);
  const nonsigs = (dealers.data ?? []).map(({ nonsig, name, city }) => ({
    value: nonsig,
    label: [name, nonsig, city].filter(Boolean).join(' · '),
  }));
  return (
    <div className={classes.pair}>
      <RangeFilter
        range={chosen}
        filters={surveyReportsList.filters}
        onChange={onChoose}
        onWrong={onWrong}
      />
      <ChoiceFilter
        label={t('inspection_report.survey_by')}
        every={t('inspection_report.every_surveyor')}
        choices={surveyors}
        value={surveyor}
        onChange={(next) => onChoose({ surveyor: next })}
      />
      <ChoiceFilter
        label={t('inspection_report.dealer')}
        every={t('inspection_report.every_dealer')}
        choices={nonsigs}
        value={dealer}
        onChange={(next) => onChoose({ dealer: next })}
      />
    </div>
  );
}
