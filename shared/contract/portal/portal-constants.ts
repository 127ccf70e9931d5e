/**
 * Constants of the portal in one place. Where no other source is named they are those of the
 * specification of shell, access and administration, §9.
 */
export const portalConstants = {
  /** How often the session's end is looked at, in milliseconds. */
  sessionCheckInterval: 15_000,
  /** A footer tab with so many links or more takes two columns; the first holds half, rounded down. */
  footerSplit: 49,
  /** Characters of an address above which Internet Explorer gives up. */
  longestAddress: 2_000,
  /** After a navigation the page scrolls to its top, in milliseconds. */
  scrollDelay: 100,
  defaultLanguage: 'en-US',
  defaultRegion: 'LA',
  defaultEnvironment: 'prod-la',
  dateFormat: 'MM/DD/YYYY',
  defaultCurrency: '$',
  /** How a menu slides down and up, in milliseconds (§2). */
  menuSlide: { down: 600, up: 300 },
  /** Where units wait that were edited offline (§3). */
  offlineDatabase: {
    name: 'tm_index_database',
    version: 1,
    store: 'db_uploaded_units',
    key: 'db_id',
  },
} as const;
