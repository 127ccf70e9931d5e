import { type AddedUnits, surveyLimits, type UnitsToSurvey } from '@portal/contract/fleet-surveys';
import { isIsoDate } from '@portal/platform/format';

/** Which units are added to a survey. */
export const ways = ['whole', 'not_since', 'numbers'] as const;
export type Way = (typeof ways)[number];

export interface Choice {
  readonly way: Way;
  /** The day before which the others were surveyed last, or what is typed while that is none. */
  readonly since: string;
  /** As typed or pasted. */
  readonly numbers: string;
}

/** Signs that nobody sees, as other programs copy them along; no number holds any. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Numbers of a pasted text: one a line, or a cell of a row, each once. A number may hold blanks. */
const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .replaceAll(unseen, '')
      .split(/[\n\r\t,;]+/)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** What the call is sent besides the survey; null while the choice is not whole. */
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

/** Whether there is none of the units that were named. */
export const isNoneKnown = ({ added, already_there, unknown_numbers: unknown }: AddedUnits) =>
  added.length === 0 && already_there === 0 && unknown.length > 0;
