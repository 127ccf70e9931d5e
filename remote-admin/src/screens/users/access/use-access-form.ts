import { type SavedFormOptions, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { people } from '../people/people.query.ts';
import type { AccessValues } from './access.ts';
import { accessIn } from './access-draft.ts';
import { accessFields, problemWord } from './form-problems.ts';

type AccessFormOptions = Pick<
  SavedFormOptions<AccessValues>,
  'draft' | 'initial' | 'send' | 'savedText' | 'waitsForOthers'
>;

export function useAccessForm(options: AccessFormOptions) {
  const { t } = useWords();
  return useSavedForm({
    ...options,
    restore: accessIn,
    fields: accessFields,
    problemText: ({ field, place }, values, error) => {
      const rows = field === 'accounts' || field === 'nonsigs' ? values[field] : [];
      return t(problemWord(error), { number: rows[place ?? -1]?.number ?? '' });
    },
    changes: people,
  });
}
