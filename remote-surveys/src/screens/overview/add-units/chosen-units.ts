import { type AddedUnits, surveyLimits, type UnitsToSurvey } from '@portal/contract/fleet-surveys';
import { isIsoDate } from '@portal/platform/format';

/** Ways to choose units for a survey. */
export const choiceMethods = ['whole', 'not_since', 'numbers'] as const;
export type ChoiceMethod = (typeof choiceMethods)[number];

export interface Choice {
  readonly way: ChoiceMethod;
  /** Selects units last surveyed before this day; raw input while it is not a date. */
  readonly since: string;
  /** Raw input, typed or pasted. */
  readonly numbers: string;
}

/** Invisible characters copied from other programs; no unit number contains any. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Unit numbers in a pasted text, separated by line breaks, tabs, commas or semicolons, without
 * duplicates. A number may contain spaces.
 */
const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .replaceAll(unseen, '')
      .split(/[\n\r\t,;]+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** The body of the call except the survey; null while the choice is incomplete. */
export function unitsChosen({ way, since, numbers }: Choice): Partial<UnitsToSurvey> | null {
  switch (way) {
    case 'whole':
      return { is_whole_location: true };
    case 'not_since':
      return !isIsoDate(since) ? null : { not_surveyed_since: since };
    case 'numbers': {
      const unit_numbers = numbersIn(numbers);
      const isFit = unit_numbers.length > 0 && unit_numbers.length <= surveyLimits.unitsAtOnce;
      return isFit ? { unit_numbers } : null;
    }
  }
}

/** Whether all given numbers are unknown. */
export const isNoneKnown = ({ added, already_there, unknown_numbers: unknown }: AddedUnits) =>
  added.length === 0 && already_there === 0 && unknown.length > 0;
