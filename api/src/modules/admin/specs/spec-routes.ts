import type { adminCalls } from '@portal/contract/admin/schema';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { dayOf } from '../../../exports/reader-clock.ts';
import { findAccount } from '../../../scope/find-account.ts';
import { readSpecChanges } from './changes/read-spec-changes.ts';
import { takeBack } from './changes/take-back.ts';
import { judgeAndCache, readCachedTires } from './effects/cached-effects.ts';
import { pageOfTires } from './effects/page-of-tires.ts';
import { sumEffects } from './effects/sum-effects.ts';
import { findFleets } from './find-fleets.ts';
import { findProducts } from './find-products.ts';
import { readCommonSpecs } from './read-common-specs.ts';
import { readConflicts } from './read-conflicts.ts';
import { saveSpecs } from './save-specs.ts';
import { specAccess } from './spec-access.ts';
import { specFile } from './spec-file.ts';
import { specUnitsOf } from './spec-units.ts';
import { readHeadOffice } from './yards/head-office.ts';
import { yardRoutes } from './yards/yard-routes.ts';
import { readYardsWithOwn } from './yards-with-own.ts';

type SpecCalls = Pick<
  typeof adminCalls,
  Extract<keyof typeof adminCalls, `${string} manage_specs/${string}`>
>;

const done = { ResponseCode: 200, ResponseMessage: 'Success' };

export const specRoutes = implement<SpecCalls>({
  ...yardRoutes,

  'POST manage_specs/configurator_structure': async ({ db, user, body }) => {
    const { isReader, ...flags } = specAccess(user);
    if (!isReader)
      return {
        ResponseCode: 403,
        ResponseMessage: 'Specs are not accessible to you.',
        ...flags,
        has_fleet_tab_access: false,
        fleet: null,
        head_office: null,
      };
    const [first, ...others] = await findFleets(db, '');
    const fleet = first && others.length === 0 ? first : null;
    const account = body.account ?? fleet?.account;
    const head_office = account === undefined ? null : await readHeadOffice(db, account);
    return { ...done, ...flags, fleet, head_office };
  },

  'POST manage_specs/get_fleet_id': async ({ db, body }) => {
    const fleets = await findFleets(db, body.keyword.trim());
    const [fleet, ...others] = fleets;
    if (!fleet)
      return { ResponseCode: 404, ResponseMessage: 'No fleet found.', fleet_id: null, fleets };
    return { ...done, fleet_id: others.length === 0 ? fleet.account : null, fleets };
  },

  'POST manage_specs/get_locations': async ({ db, body, ...clock }) => {
    const accountId = await findAccount({ db }, body, 'account');
    const day = dayOf(clock.now, clock);
    return { ...done, locations: await readYardsWithOwn(db, accountId, day) };
  },

  'POST manage_specs/get_common_specs': async ({ db, user, body, ...clock }) => {
    const { account, location_ids = [], day = dayOf(clock.now, clock) } = body;
    return { ...done, ...(await readCommonSpecs({ db, user }, { account, location_ids, day })) };
  },

  'POST manage_specs/find_products': async ({ db, body }) => ({
    ...done,
    products: await findProducts(db, body.keyword.trim()),
  }),

  'POST manage_specs/get_spec_effects': async ({ db, unscoped, user, body, ...clock }) => {
    const today = dayOf(clock.now, clock);
    const tires = await judgeAndCache({ db, unscoped, user, today }, body);
    return { ...done, ...sumEffects(tires) };
  },

  'POST manage_specs/get_changed_tires': async ({ db, unscoped, user, body, ...clock }) => {
    const today = dayOf(clock.now, clock);
    const tires = await readCachedTires({ db, unscoped, user, today }, body);
    return { ...done, ...pageOfTires(tires, body, specUnitsOf(user)) };
  },

  'POST manage_specs/download_pdf_file_spec_information': (input) =>
    specFile(input, exportFormats.pdf),

  'POST manage_specs/download_excel_file_spec_information': (input) =>
    specFile(input, exportFormats.excel),

  'PUT manage_specs/save_specs': async ({ db, user, body, ...clock }) => {
    const today = dayOf(clock.now, clock);
    const revision = await saveSpecs({ db, user, now: clock.now, today }, body);
    return { ...done, revision };
  },

  'POST manage_specs/get_fleet_location_conflicts': async ({ db, user, body, ...clock }) => ({
    ...done,
    ...(await readConflicts({ db, user, today: dayOf(clock.now, clock) }, body)),
  }),

  'POST manage_specs/get_spec_changes': async ({ db, user, body, ...clock }) => ({
    ...done,
    ...(await readSpecChanges({ db, user, today: dayOf(clock.now, clock) }, body)),
  }),

  'PUT manage_specs/take_back_specs': async ({ db, user, body, ...clock }) => {
    const today = dayOf(clock.now, clock);
    return { ...done, revision: await takeBack({ db, user, now: clock.now, today }, body) };
  },
});
