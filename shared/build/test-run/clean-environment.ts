/** Settings of a portal; those of the developer's own portal must not reach the tested one. */
const settings = new Set([
  'PORT',
  'MEMBERSHIP_PORT',
  'REGION',
  'DATABASE_URL',
  'DATA_DIR',
  'DEMO_SIZE',
  'SMTP_URL',
  'MAIL_FROM',
  'SESSION_MINUTES',
  'HOT_ALLOWANCE_PSI',
  'API_PORT',
  'SITE_DIR',
  'TEST_DATABASE_URL',
  'PORTAL_URL',
  'MEMBERSHIP_URL',
  'NODE_ENV',
]);

/** Returns this process's environment without the settings of a portal, plus the given ones. */
export const cleanEnvironment = (
  own: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name))),
  ...own,
});
