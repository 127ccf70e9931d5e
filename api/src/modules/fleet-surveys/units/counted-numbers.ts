import { nextUnitNumber, unitNumber } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { takenNumbers } from './taken-numbers.ts';

/** Numbers that are looked up together. */
const stretch = 500;

/**
 * As many numbers as are asked for, counted up from a first one.
 *
 * @throws Refusal `invalid` for a first number that is none, and where one becomes too long
 */
export function countedUp(first: string, count: number): string[] {
  const number = unitNumber(first);
  if (number === null) throw refuse('invalid', 'first_number');
  const numbers = [number, ...numbersAfter(number, count - 1)];
  if (numbers.length < count) throw tooLong();
  return numbers;
}

/**
 * The next numbers after one that no unit of the account has, in a row.
 *
 * @throws Refusal `invalid` where numbers become too long before
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

/** Up to so many numbers, each one more than the last. */
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
