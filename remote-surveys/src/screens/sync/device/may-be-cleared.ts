/**
 * Whether the browser clears a page's storage after seven days without a visit: Safari on iOS and
 * iPadOS does, unless the page was added to the home screen. Only Safari has this property.
 */
export const mayBeCleared = (): boolean =>
  'standalone' in navigator && navigator.standalone === false;
