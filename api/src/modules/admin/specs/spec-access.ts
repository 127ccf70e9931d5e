import type { CurrentUser } from '../../../access/current-user.ts';
import { seesWhole } from '../../../scope/scope.ts';

/** Returns a user's permissions for specs. */
export function specAccess(user: CurrentUser) {
  const isAdmin = user.rights.includes('TVADMIN');
  const isWhole = seesWhole(user);
  return {
    isReader: isAdmin || user.rights.includes('TVLOGIN'),
    has_fleet_tab_access: isWhole,
    has_fleet_Level_access: isAdmin && isWhole,
    has_all_location_level_access: isAdmin && isWhole,
    has_tv_admin_security: isAdmin,
    can_manage_specs: isAdmin,
  };
}
