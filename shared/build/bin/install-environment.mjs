/** Settings of npm that say how to reach a registry; all others are npm's own affair. */
const kept =
  /^npm_config_(registry|cache|userconfig|globalconfig|ca|cafile|proxy|https_proxy|noproxy|strict_ssl|offline|prefer_offline|@.*|\/\/.*)$/i;

/**
 * The environment for an install started from an npm script. npm hands its whole configuration to
 * scripts as `npm_*`, which the package manager below would take for its own; `NODE_ENV` would make
 * it leave out what builds and tests need.
 */
export function installEnvironment(env) {
  const entries = Object.entries(env).filter(
    ([name]) => name !== 'NODE_ENV' && (!/^npm_/i.test(name) || kept.test(name)),
  );
  return Object.fromEntries(entries);
}
