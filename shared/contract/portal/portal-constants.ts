/**
 * Constants of the portal. Unless another source is named, they are from the specification of
 * shell, access and administration, §9.
 */
export const portalConstants = {
  /** Interval between checks of the session's end, in milliseconds. */
  sessionCheckInterval: 15_000,
  /**
   * Number of links from which a footer tab has two columns; the first has half of them, rounded
   * down.
   */
  footerSplit: 49,
  /** Maximum characters of an address that Internet Explorer handles. */
  longestAddress: 2_000,
  /** Delay before the page scrolls to its top after a navigation, in milliseconds. */
  scrollDelay: 100,
  defaultLanguage: 'en-US',
  defaultRegion: 'LA',
  defaultEnvironment: 'prod-la',
  dateFormat: 'MM/DD/YYYY',
  defaultCurrency: '$',
  /** Duration of a menu's slide down and up, in milliseconds (§2). */
  menuSlide: { down: 600, up: 300 },
  /** The browser database of units that were edited offline and wait to be sent (§3). */
  offlineDatabase: {
    name: 'tm_index_database',
    version: 1,
    store: 'db_uploaded_units',
    key: 'db_id',
  },
} as const;
