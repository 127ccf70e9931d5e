/*
 * Chooses the colour scheme before anything is painted: the one that somebody chose on this device,
 * else the device's own. The page waits for this file, so it is short; like everything that runs
 * before the browser is known to be new enough, it is plain ECMAScript 5 and is not compiled.
 */
// biome-ignore lint/complexity/useArrowFunction: older than arrows
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('portal_color_scheme');
  } catch (_) {
    // A storage that is switched off has kept nothing.
  }
  var isChosen = chosen === 'light' || chosen === 'dark';
  var own = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', isChosen ? chosen : own);
})();
