import { nextUnitNumber, unitNumber } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { takenNumbers } from './taken-numbers.ts';

/** Numbers per lookup. */
const stretch = 500;

/**
 * Returns `count` numbers, counting up from the first one.
 *
 * @throws Refusal `invalid` for a malformed first number, or if a number becomes too long
 */
export function consecutiveNumbers(first: string, count: number): string[] {
  const number = unitNumber(first);
  if (number === null) throw refuse('invalid', 'first_number');
  const numbers = [number, ...numbersAfter(number, count - 1)];
  if (numbers.length < count) throw tooLong();
  return numbers;
}

/**
 * Returns the next `count` consecutive numbers after a given one that no unit of the account has.
 *
 * @throws Refusal `invalid` if the numbers become too long before that
 */
export async function freeNumbers(
  db: Kysely<Schema>,
  accountId: number,
  after: string,
  count: number,
): Promise<string[]> {
  let row: string[] = [];
  for (let last = after; ; ) {
    const next = numbersAfter(last, stretch);
    const taken = await takenNumbers(db, accountId, next);
    for (const [index, number] of next.entries()) {
      row = taken[index]?.unit == null ? [...row, number] : [];
      if (row.length === count) return row;
    }
    if (next.length < stretch) throw tooLong();
    last = next.at(-1) ?? last;
  }
}

/** Returns up to `most` numbers, counting up from the one after `number`. */
function numbersAfter(number: string, most: number): string[] {
  const numbers: string[] = [];
  let next = nextUnitNumber(number);
  while (next !== null && numbers.length < most) {
    numbers.push(next);
    next = nextUnitNumber(next);
  }
  return numbers;
}

const tooLong = () => refuse('invalid', 'count', 'The numbers would become too long.');
