import type { Tidying } from '../db/tidying.ts';

/** Sessions and what leads to one; links that do not work any more are forgotten. */
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
