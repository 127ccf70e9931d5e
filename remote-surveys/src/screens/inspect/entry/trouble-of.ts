import {
  type AxleMap,
  type Confirmation,
  confirmations,
  type Wheel,
} from '@portal/contract/fleet-surveys';
import { isCallFailure } from '@portal/platform/http';
import { mateOf } from '../../../axles/wheel-order.ts';
import type { Entry } from './entry.ts';
import { faultsOf, openQuestions } from './faults.ts';

/** Why a tire's input is not saved. */
export type Trouble =
  | { readonly kind: 'faults' }
  | { readonly kind: 'questions'; readonly questions: readonly Confirmation[] }
  | { readonly kind: 'conflict'; readonly by: string; readonly at: string | null }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Maps the error of a save to its reason. */
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

/** Problems to solve before a tire is sent, by the server's rules. */
export function troubleBeforeSending(entry: Entry, wheel: Wheel, map: AxleMap): Trouble | null {
  if (faultsOf(entry, map).length > 0) return { kind: 'faults' };
  const mate = mateOf(map, wheel)?.reading?.pressure ?? null;
  const questions = openQuestions(entry, wheel, mate, map);
  return questions.length > 0 ? { kind: 'questions', questions } : null;
}
