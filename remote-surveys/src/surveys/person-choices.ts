import { personText } from '@portal/contract/fleet-surveys';
import type { SpokenWords } from '@portal/platform/i18n';
import type { Choice } from '@portal/platform/lists';

interface Person {
  readonly value: string;
  readonly text: string;
}

/** Filter options for people. */
export const personChoices = (
  people: readonly Person[] = [],
  t: SpokenWords['t'],
): readonly Choice[] => people.map(({ value, text }) => ({ value, label: personText(text, t) }));
