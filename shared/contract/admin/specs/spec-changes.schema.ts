import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { listBody } from '../../wire/list-calls.ts';
import { instant, isoDate, paged } from '../../wire/shapes.ts';
import { specChangesList } from './spec-changes-list.ts';
import { changeStandings, specFields, specRoles } from './spec-fields.ts';
import {
  answered,
  asked,
  formats,
  id,
  readers,
  revision,
  savedRole,
  scope,
  writers,
} from './spec-shapes.ts';

const names = Type.Array(Type.String());

/** A saved change to the specs of an axle. */
export const specChange = Type.Object({
  id,
  at: instant,
  user_name: Type.String({ description: 'Empty once the person is forgotten.' }),
  role: Type.Enum(specRoles),
  valid_from: isoDate('The day from which on it was to hold.'),
  values: Type.Array(Type.Object({ field: Type.Enum(specFields), before: asked, after: asked }), {
    description: 'The values that changed; null for one that follows the next wider spec.',
  }),
  products: Type.Union([Type.Object({ before: names, after: names }), Type.Null()], {
    description: 'The names of those approved; null where they stayed.',
  }),
  standing: Type.Enum(changeStandings),
  take_back: Type.Union(
    [
      Type.Object({ valid_from: isoDate('When the values hold again.'), role: savedRole }),
      Type.Null(),
    ],
    { description: 'What is saved once it is taken back; null where it cannot be.' },
  ),
});

export const specChangeCalls = defineCalls({
  'POST manage_specs/get_spec_changes': {
    list: specChangesList,
    summary: 'What was saved of the specs of a fleet or a yard, the newest first, by page.',
    right: readers,
    body: listBody(specChangesList, scope),
    response: Type.Object({
      ...answered({ revision, ...formats }).properties,
      ...paged({ changes: Type.Array(specChange) }).properties,
    }),
  },
  'PUT manage_specs/take_back_specs': {
    summary:
      'Takes a change back: what was asked of the axle before is saved anew, from today or the later day of the change on. ' +
      'A change that another one stands upon, or that holds no longer, is refused as `not_undoable`, with its standing as the `obstacle`.',
    right: writers,
    body: Type.Object({
      ...scope,
      change_id: id,
      revision,
      is_confirmed: Type.Optional(Type.Boolean({ description: 'Of a pull depth below the law.' })),
    }),
    response: answered({ revision }),
  },
});
