import { configurationsOf, meters, surveyLimits, unitTypes } from '@portal/contract/fleet-surveys';
import { clock } from '@portal/platform/guarding';
import type { useWords } from '@portal/platform/i18n';
import { unitProblem } from '../../units/unit-checks.ts';
import { newUnit, type UnitField, type UnitValues } from '../../units/unit-values.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';

type Translate = ReturnType<typeof useWords>['t'];

/** Maximum lengths of the text fields that have no other checks. */
const longest: Readonly<Record<string, number>> = {
  dot: surveyLimits.dot,
  manufacturer: surveyLimits.name,
  model: surveyLimits.name,
  owner: surveyLimits.name,
};

/**
 * Why a field of a row is wrong, or its allowed values, in one sentence; empty if there is nothing
 * to add.
 */
export function faultReason(t: Translate, field: string, values: UploadedUnit['values']): string {
  const choices = (prefix: string, codes: readonly string[]) =>
    codes.map((code) => t(`${prefix}.${code}`)).join('; ');
  const most = longest[field];
  if (most !== undefined) return t('import.reason.text', { most });
  switch (field) {
    case 'type':
      return t('import.reason.one_of', { choices: choices('unit_type', unitTypes) });
    case 'configuration':
      return configurationReason();
    case 'meter':
      return t('import.reason.one_of', { choices: choices('meter', meters) });
    case 'is_active':
      return t('import.reason.one_of', { choices: choices('units.active', ['yes', 'no']) });
    case 'vocation':
      return t('import.reason.in_list');
    case 'vin':
    case 'year':
    case 'unit_number':
    case 'license_plate':
    case 'license_plate_country':
    case 'license_plate_state':
      return t(problemOf(field, values) ?? `unit.problem.${field}`);
    default:
      return '';
  }

  function configurationReason(): string {
    const type = unitTypes.find((each) => each === values.type);
    if (type === undefined) return '';
    return t('import.reason.configuration', {
      type: t(`unit_type.${type}`),
      choices: choices('configuration', configurationsOf(type)),
    });
  }
}

/** The form's error for the same value. */
const problemOf = (field: UnitField, values: UploadedUnit['values']): string | null =>
  unitProblem(field, { ...newUnit, ...values } as UnitValues, clock.now().getFullYear());
