// These locks keep users from changing the rows that a load has read, until it ends.

/** Locks the accounts of accepted rows, and thereby their tires. */
export const lockedAccounts = `select from accounts where id in (select account_id from accepted)
  order by id for no key update`;

/** Locks the surveys of accepted rows, with everything in them. */
export const lockedSurveys = `select from surveys where id in (select survey_id from accepted)
  order by id for no key update`;
