// A shared module is provided to remotes only when the shell itself holds it, so every one of them
// is named here, used by the shell or not.
import '@portal/platform/bus';
import '@portal/platform/guarding';
import '@portal/platform/http';
import '@portal/platform/i18n';
import '@portal/platform/query';
import '@portal/platform/routing';
import '@portal/platform/session';
import '@portal/platform/ui';

/** Fetched by whoever first shows a date or a chart, by the name under which it is shared. */
export const providedOnDemand: Readonly<Record<string, () => Promise<unknown>>> = {
  '@portal/platform/charts': () => import('@portal/platform/charts'),
  '@portal/platform/exports': () => import('@portal/platform/exports'),
  '@portal/platform/dates': () => import('@portal/platform/dates'),
};
