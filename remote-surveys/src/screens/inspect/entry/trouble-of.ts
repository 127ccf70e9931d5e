import { type Confirmation, confirmations } from '@portal/contract/fleet-surveys';
import { isCallFailure } from '@portal/platform/http';

/** Why what was typed of a tire is not saved. */
export type Trouble =
  | { readonly kind: 'faults' }
  | { readonly kind: 'questions'; readonly questions: readonly Confirmation[] }
  | { readonly kind: 'conflict'; readonly by: string; readonly at: string | null }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Says why a tire was not saved. */
export function troubleOf(error: unknown): Trouble {
  if (!isCallFailure(error)) return { kind: 'failed', error };
  const { questions, changed_by, changed_at } = error.details;
  if (error.code === 'not_confirmed' && Array.isArray(questions))
    return {
      kind: 'questions',
      questions: confirmations.filter((question) => questions.includes(question)),
    };
  if (error.code === 'changed_elsewhere')
    return {
      kind: 'conflict',
      by: typeof changed_by === 'string' ? changed_by : '',
      at: typeof changed_at === 'string' ? changed_at : null,
    };
  return { kind: 'failed', error };
}
