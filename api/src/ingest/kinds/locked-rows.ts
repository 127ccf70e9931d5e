// Until the load ends, people write nothing of what it has looked at.

/** The tires of the accounts that are accepted. */
export const lockedAccounts = `select from accounts where id in (select account_id from accepted)
  order by id for no key update`;

/** The surveys that are accepted, with what is in them. */
export const lockedSurveys = `select from surveys where id in (select survey_id from accepted)
  order by id for no key update`;
