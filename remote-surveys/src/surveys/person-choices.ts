import { personText } from '@portal/contract/fleet-surveys';
import type { SpokenWords } from '@portal/platform/i18n';
import type { Choice } from '@portal/platform/lists';

interface Person {
  readonly value: string;
  readonly text: string;
}

/** People that a list can be narrowed to. */
export const personChoices = (
  people: readonly Person[] = [],
  t: SpokenWords['t'],
): readonly Choice[] => people.map(({ value, text }) => ({ value, label: personText(text, t) }));
