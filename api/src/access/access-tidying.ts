import type { Tidying } from '../db/tidying.ts';

/**
 * Tidies the tables of sessions and of the sign-ins that lead to them; deletes links that no longer
 * work.
 */
export const accessTidying: Tidying = {
  restless: [
    'sessions',
    'sign_in_codes',
    'sign_in_attempts',
    'sign_in_networks',
    'password_links',
    'rate_limits',
    'write_probes',
  ],
  async forget(db, now) {
    await db
      .deleteFrom('password_links')
      .where((where) => where.or([where('used_at', 'is not', null), where('expires_at', '<', now)]))
      .execute();
  },
};
