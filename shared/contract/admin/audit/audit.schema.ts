import { Type } from 'typebox';
import { auditActions, auditAreas } from '../../portal/audit-areas.ts';
import { defineCalls } from '../../wire/calls.ts';
import { listCalls } from '../../wire/list-calls.ts';
import { instant } from '../../wire/shapes.ts';
import { measuredUnits } from '../specs/spec-fields.ts';
import { auditList } from './audit-list.ts';

const value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()], {
  description:
    "In the caller's unit where one is named; several are joined by commas. Null for none.",
});

export const auditedChange = Type.Object({
  id: Type.Integer(),
  at: instant,
  login: Type.Union([Type.String(), Type.Null()], {
    description:
      "The editor's; empty once the person is forgotten, null for an operator's command.",
  }),
  user_name: Type.String({ description: 'A neutral name once the person is forgotten.' }),
  area: Type.Enum(auditAreas),
  action: Type.Enum(auditActions),
  subject_name: Type.String({ description: 'What was changed, by the name that it had then.' }),
  account: Type.Union([Type.String(), Type.Null()], {
    description: 'Number of the account that it belongs to.',
  }),
  values: Type.Array(
    Type.Object({
      field: Type.String(),
      before: value,
      after: value,
      unit: Type.Optional(Type.Enum(measuredUnits, { description: 'Of what is measured.' })),
      is_list: Type.Optional(
        Type.Boolean({
          description: 'Set where the values are what left a list and what joined it.',
        }),
      ),
    }),
    { description: 'The values that changed, by field.' },
  ),
});

export const auditCalls = defineCalls({
  ...listCalls('admin/audit', auditList, {
    right: 'TVADMIN2',
    summary:
      'Who changed what, the newest first; days are those of the caller, and the keyword is looked for in ' +
      'what was changed and in the name and login of who changed it',
    row: auditedChange,
  }),
});
