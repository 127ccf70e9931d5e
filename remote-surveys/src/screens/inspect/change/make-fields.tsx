import { type SurveyRow, tinAge, tinFault, tinOf } from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import { useFormContext } from '@portal/platform/forms';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { TextInput } from '@portal/platform/ui';
import classes from './change.module.css';
import { ChangeChoice } from './change-choice.tsx';
import { type MakeValues, retreadValue } from './make-values.ts';
import { tireSelectsQuery } from './tire-selects.query.ts';
import { useTinProblem } from './use-tin-problem.ts';

const most = 9;

/** The make of a tire, from the catalog; its age is that on the day of the survey. */
export function MakeFields({ survey }: { readonly survey: SurveyRow }) {
  const { t } = useWords();
  const tinProblem = useTinProblem();
  const { register, watch, setValue, formState } = useFormContext<MakeValues>();
  const { data: selects } = useQuery({
    ...tireSelectsQuery(survey.survey_id, watch('brand'), watch('tire_size')),
    placeholderData: keepPreviousData,
  });
  const age = tinAge(tinOf(watch('tin')), survey.survey_date);
  const offered = (names: readonly string[] = [], chosen: string) =>
    [...new Set([...names, ...(chosen ? [chosen] : [])])].map((name) => ({
      value: name,
      label: name,
    }));
  const caps = Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t('change.never_capped') : String(count),
  }));
  const retreads = (selects?.retread_lines ?? []).map((cap) => ({
    value: retreadValue(cap),
    label: `${cap.brand} ${cap.line}`,
  }));
  return (
    <>
      <ChangeChoice
        name="brand"
        label={t('change.brand')}
        data={offered(selects?.brands, watch('brand'))}
        onChosen={() => setValue('product_line', '')}
      />
      <ChangeChoice
        name="product_line"
        label={t('change.product_line')}
        data={offered(selects?.product_lines, watch('product_line'))}
      />
      <div className={classes.pair}>
        <ChangeChoice
          name="tire_size"
          label={t('change.tire_size')}
          data={offered(selects?.tire_sizes, watch('tire_size'))}
        />
        <ChangeChoice
          name="load_range"
          label={t('change.load_range')}
          data={offered(selects?.load_ranges, watch('load_range'))}
        />
      </div>
      <ChangeChoice name="caps" label={t('change.caps')} required data={caps} />
      {watch('caps') !== '0' && (
        <ChangeChoice name="retread" label={t('change.retread')} data={retreads} />
      )}
      <TextInput
        label={t('change.tin')}
        description={
          age === null ? t('change.tin_hint') : t('tire.age', { count: roundHalfUp(age, 1) })
        }
        size="md"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={formState.errors.tin?.message}
        {...register('tin', {
          // Without a network, the server cannot refuse the TIN before the tire is mounted.
          validate: (text) => {
            const tin = tinOf(text);
            return tin === '' || !tinFault(tin, clock.now()) || tinProblem(tin);
          },
        })}
      />
    </>
  );
}
