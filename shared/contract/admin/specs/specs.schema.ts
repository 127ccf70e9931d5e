import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { exportFormats } from '../../wire/export-formats.ts';
import { listFileAs } from '../../wire/list-calls.ts';
import { isoDate, paged, pageRequest } from '../../wire/shapes.ts';
import { specChangeCalls } from './spec-changes.schema.ts';
import { specConflictCalls } from './spec-conflicts.schema.ts';
import { specColors, specRoles, specSources } from './spec-fields.ts';
import { specList } from './spec-list.ts';
import {
  account,
  answered,
  asked,
  formats,
  id,
  nullable,
  readers,
  saved,
  specProduct,
  writers,
} from './spec-shapes.ts';

const source = Type.Enum(specSources);
const held = Type.Object({
  own: asked,
  value: asked,
  source,
  valid_from: nullable(isoDate('Since when the value holds; null for a default.')),
  wider: asked,
  wider_source: Type.Enum(specSources, {
    description: 'What holds once the own value is cleared.',
  }),
});

export const roleSpec = Type.Object({
  role: Type.Enum(specRoles),
  legal_depth: Type.Number(),
  valid_from: nullable(isoDate('Since when the own spec is in force; null without one.')),
  next_from: nullable(isoDate('When the next own spec takes over.')),
  values: Type.Object({
    target_pressure: held,
    pull_depth: held,
    casing_age: held,
    most_repairs: held,
    most_caps: held,
    torque_m22: held,
    torque_stud_20mm: held,
  }),
  products: Type.Object({
    own: Type.Array(specProduct),
    value: Type.Array(specProduct, { description: 'Those approved; none for all.' }),
    source,
  }),
});

/** The specs of a fleet or of one of its yards. */
export const specItem = Type.Object({
  location_id: nullable(Type.Number()),
  code: Type.String(),
  name: Type.String(),
  revision: Type.Integer(),
  has_own: Type.Boolean(),
  roles: Type.Array(roleSpec),
});

const count = Type.Integer();
const colors = Type.Object(
  { green: count, yellow: count, red: count, grey: count },
  { description: 'Mounted tires by color; grey are those that nobody has read.' },
);
const color = Type.Enum(specColors);

const specEffect = Type.Object({
  location_id: nullable(Type.Number({ description: 'Null for units that stand at no yard.' })),
  code: Type.String(),
  name: Type.String(),
  before: colors,
  after: colors,
  changed: Type.Integer({ description: 'Tires whose color changes.' }),
});

export const changedTire = Type.Object({
  unit_number: Type.String(),
  location_name: Type.String(),
  position: Type.String(),
  role: Type.Enum(specRoles),
  product: Type.String(),
  pressure: nullable(Type.Number()),
  tread_depth: nullable(Type.Number()),
  before: color,
  after: color,
});

/** The scope of a file of specs: yards, or the fleet. */
const filed = {
  account,
  location_ids: Type.Optional(Type.Array(id, { maxItems: 500, uniqueItems: true })),
  has_yards: Type.Optional(Type.Boolean({ description: "All the fleet's yards besides." })),
};

const fleet = Type.Object({ account: Type.String(), name: Type.String() });
const headOffice = Type.Object({
  account: Type.String(),
  location_id: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
});

export const specCalls = defineCalls({
  ...specConflictCalls,
  ...specChangeCalls,
  'POST manage_specs/configurator_structure': {
    summary:
      'What the caller may do with specs. `ResponseCode` 403 says that specs are not accessible.',
    right: 'session',
    body: Type.Object({ account: Type.Optional(account) }),
    response: answered({
      has_fleet_tab_access: Type.Boolean({ description: 'Sees accounts whole.' }),
      has_fleet_Level_access: Type.Boolean({ description: "Writes the fleet's spec." }),
      has_all_location_level_access: Type.Boolean({ description: "Writes any yard's spec." }),
      fleet: Type.Union([fleet, Type.Null()], {
        description: 'The fleet of a caller who sees one alone.',
      }),
      head_office: Type.Union([headOffice, Type.Null()], {
        description: 'The head office of `account`, or else of `fleet`, if it has one.',
      }),
      has_tv_admin_security: Type.Boolean({ description: 'Holds TVADMIN.' }),
      can_manage_specs: Type.Boolean({ description: 'Writes what is seen of yards.' }),
    }),
  },
  'POST manage_specs/get_fleet_id': {
    summary:
      'Fleets by number, name, or a code or name of their yards, at most 50. `ResponseCode` 404 for none.',
    right: readers,
    body: Type.Object({ keyword: Type.String({ maxLength: 100 }) }),
    response: answered({
      fleet_id: nullable(Type.String({ description: 'Number of the only one that was found.' })),
      fleets: Type.Array(fleet),
    }),
  },
  'POST manage_specs/get_locations': {
    summary:
      'The yards of a fleet by name, closed ones last, with whether they have specs of their own.',
    right: readers,
    body: Type.Object({ account }),
    response: answered({
      locations: Type.Array(
        Type.Object({
          location_id: Type.Integer(),
          code: Type.String(),
          name: Type.String(),
          has_own: Type.Boolean(),
          is_head_office: Type.Boolean(),
          is_closed: Type.Boolean(),
        }),
      ),
    }),
  },
  'POST manage_specs/get_common_specs': {
    summary:
      'The specs in force on a day, of a fleet or of its yards: what each asks itself, what holds, and where that comes from.',
    right: readers,
    body: Type.Object({
      account,
      location_ids: Type.Optional(
        Type.Array(id, {
          maxItems: 500,
          uniqueItems: true,
          description: 'The yards; the fleet itself without any.',
        }),
      ),
      day: Type.Optional(isoDate('Today of the caller unless given.')),
    }),
    response: answered({ items: Type.Array(specItem), ...formats }),
  },
  'POST manage_specs/find_products': {
    summary: 'Products that a spec may approve, by brand, line or size; at most 50.',
    right: readers,
    body: Type.Object({ keyword: Type.String({ maxLength: 100 }) }),
    response: answered({ products: Type.Array(specProduct) }),
  },
  'POST manage_specs/get_spec_effects': {
    summary:
      'What saving would change: mounted tires by color before and after, by yard, as their last readings would be judged on the day.',
    right: writers,
    body: Type.Object(saved),
    response: answered({ before: colors, after: colors, yards: Type.Array(specEffect) }),
  },
  'POST manage_specs/get_changed_tires': {
    summary: 'The tires behind a figure of what would change, by page.',
    right: writers,
    body: Type.Object({
      ...saved,
      ...pageRequest,
      yard: Type.Optional(
        Type.Union([id, Type.Null()], { description: 'Of one yard; of all unless given.' }),
      ),
      before: Type.Optional(color),
      after: Type.Optional(color),
      changed: Type.Optional(Type.Boolean({ description: 'Those alone whose color changes.' })),
    }),
    response: Type.Object({
      ...paged({ tires: Type.Array(changedTire) }).properties,
      ResponseCode: Type.Integer(),
      ResponseMessage: Type.String(),
      ...formats,
    }),
  },
  'POST manage_specs/download_pdf_file_spec_information': {
    summary: 'The specs in force, and where each value comes from, as a PDF.',
    right: readers,
    ...listFileAs(specList, exportFormats.pdf, filed),
  },
  'POST manage_specs/download_excel_file_spec_information': {
    summary: 'The same as a workbook.',
    right: readers,
    ...listFileAs(specList, exportFormats.excel, filed),
  },
  'PUT manage_specs/save_specs': {
    summary:
      'Saves what a fleet or a yard asks of the tires of axles from a day on; null gives a value back to the next wider spec. A survey is judged by the spec of its day. A pull depth below the law is refused as `not_confirmed` until it is confirmed, and `locations` other than those with conflicts as `changed_elsewhere`.',
    right: writers,
    body: Type.Object({
      ...saved,
      revision: Type.Integer({ minimum: 0 }),
      is_confirmed: Type.Optional(Type.Boolean()),
    }),
    response: answered({ revision: Type.Integer() }),
  },
});
