import { meters, surveyLimits, vocations } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Fieldset, Stack } from '@portal/platform/ui';
import { type ReactNode, useId } from 'react';
import classes from '../yard/yard.module.css';
import { ActiveField } from './active-field.tsx';
import { ConfigurationField } from './configuration-field.tsx';
import { ownersQuery } from './owners.query.ts';
import { PlateFields } from './plate-fields.tsx';
import { TypeField } from './type-field.tsx';
import { UnitChoiceField } from './unit-choice-field.tsx';
import { UnitTextField } from './unit-text-field.tsx';
import { VinField } from './vin-field.tsx';

interface UnitFieldsProps {
  readonly locationId: number;
  /** The number field, with options that depend on its value. */
  readonly number: ReactNode;
}

/** All fields of a unit, those known at a glance first. */
export function UnitFields({ locationId, number }: UnitFieldsProps) {
  const { t } = useWords();
  const { data: owners = [] } = useQuery(ownersQuery(locationId));
  const known = useId();
  return (
    <>
      <Fieldset legend={t('unit.part.unit')}>
        <Stack gap="md">
          {number}
          <TypeField />
          <ConfigurationField />
          <ActiveField />
        </Stack>
      </Fieldset>
      <Fieldset legend={t('unit.part.vehicle')}>
        <Stack gap="md">
          <VinField />
          <div className={classes.pair}>
            <UnitTextField name="year" maxLength={4} inputMode="numeric" />
            <UnitTextField name="manufacturer" maxLength={surveyLimits.name} />
            <UnitTextField name="model" maxLength={surveyLimits.name} />
            <UnitTextField name="dot" maxLength={surveyLimits.dot} />
          </div>
          <PlateFields />
        </Stack>
      </Fieldset>
      <Fieldset legend={t('unit.part.use')}>
        <div className={classes.pair}>
          <UnitChoiceField name="vocation" values={vocations} words="vocation" isOptional />
          <UnitChoiceField name="meter" values={meters} words="meter" />
          <UnitTextField
            name="owner"
            maxLength={surveyLimits.name}
            description={t('unit.owner_help')}
            list={known}
          />
          <datalist id={known}>
            {owners.map((owner) => (
              <option key={owner} value={owner} />
            ))}
          </datalist>
        </div>
      </Fieldset>
    </>
  );
}
