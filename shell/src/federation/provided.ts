/**
 * The platform modules that the shell provides to remotes, by shared name. The shell's bundle
 * contains the parts that it uses; a complete module is fetched on demand.
 */
export const providedOnDemand: Readonly<Record<string, () => Promise<unknown>>> = {
  '@portal/platform/bus': () => import('@portal/platform/bus'),
  '@portal/platform/charts': () => import('@portal/platform/charts'),
  '@portal/platform/exports': () => import('@portal/platform/exports'),
  '@portal/platform/dates': () => import('@portal/platform/dates'),
  '@portal/platform/favorites': () => import('@portal/platform/favorites'),
  '@portal/platform/forms': () => import('@portal/platform/forms'),
  '@portal/platform/guarding': () => import('@portal/platform/guarding'),
  '@portal/platform/http': () => import('@portal/platform/http'),
  '@portal/platform/i18n': () => import('@portal/platform/i18n'),
  '@portal/platform/lists': () => import('@portal/platform/lists'),
  '@portal/platform/offline': () => import('@portal/platform/offline'),
  '@portal/platform/query': () => import('@portal/platform/query'),
  '@portal/platform/reports': () => import('@portal/platform/reports'),
  '@portal/platform/routing': () => import('@portal/platform/routing'),
  '@portal/platform/session': () => import('@portal/platform/session'),
  '@portal/platform/ui': () => import('@portal/platform/ui'),
};
