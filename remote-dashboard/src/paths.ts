// The paths of the screens within the portal, as `remote.ts` declares them.
export const dashboardPath = '/fleet-dashboard';
export const templatesPath = '/fleet-dashboard/templates';
export const favoritesPath = '/fleet-dashboard/favorites';
