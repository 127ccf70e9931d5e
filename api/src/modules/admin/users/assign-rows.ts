import { type Group, isDealerGroup } from '@portal/contract/portal';
import type { Transaction } from 'kysely';
import { type Assignments, assign, UnknownNumbers } from '../../../access/assignments.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';

/**
 * Assigns a user the rows that the user's group is limited to: customers have accounts, dealers
 * nonsigs; internal staff see everything.
 *
 * @throws Refusal `unknown_value` for the first unknown number
 */
export async function assignRows(
  transaction: Transaction<Schema>,
  userId: number,
  { group, accounts, nonsigs }: Assignments & { readonly group: Group },
): Promise<void> {
  try {
    await assign(transaction, userId, {
      accounts: group === 'CUS' ? accounts : [],
      nonsigs: isDealerGroup(group) ? nonsigs : [],
    });
  } catch (error) {
    throw error instanceof UnknownNumbers ? refuse('unknown_value', error.path) : error;
  }
}
