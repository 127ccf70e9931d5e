/**
 * Whether the browser clears what a page keeps after seven days without a visit: Safari on iOS and iPadOS
 * does, unless the page was added to the home screen. Only there the property exists.
 */
export const mayBeCleared = (): boolean =>
  'standalone' in navigator && navigator.standalone === false;
