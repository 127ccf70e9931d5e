/*
 * Sets the color scheme before anything is painted: the one chosen by a user on this device, else
 * the device's own. The page waits for this file, so it is short; like everything that runs before
 * the browser is known to be new enough, it is plain ECMAScript 5 and is not compiled.
 */
// biome-ignore lint/complexity/useArrowFunction: older than arrows
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('portal_color_scheme');
  } catch (_) {
    // Storage is disabled, so nothing was chosen.
  }
  var isChosen = chosen === 'light' || chosen === 'dark';
  var own = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', isChosen ? chosen : own);
})();
