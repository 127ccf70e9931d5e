import { Type } from 'typebox';
import { instant } from '../../wire/shapes.ts';
import { exportStates } from '../exports/export-jobs.ts';
import { keptReportTypes } from './kept-things.ts';

/** A saved copy of an analysis report. */
export const keptReport = Type.Object({
  id: Type.Integer(),
  report_type: Type.Enum(Object.values(keptReportTypes), {
    description: '0 fleet conditions, 1 product analysis, 2 scrap analysis, 3 unit history.',
  }),
  report_name: Type.String(),
  subject_name: Type.Union([Type.String(), Type.Null()], {
    description: 'Of what it is; empty for everything that the user sees, null once it is closed.',
  }),
  is_closed: Type.Boolean({
    description:
      'Whether the user does not see an account, a unit or the work of a dealer any more that it tells of. It ' +
      'can be deleted alone.',
  }),
  state: Type.Enum(exportStates, { description: 'What came of making it last.' }),
  done: Type.Integer({ description: 'How many of its parts are made.' }),
  of: Type.Integer({ description: 'How many parts it has.' }),
  failure: Type.Union([Type.String(), Type.Null()], {
    description:
      'Why it failed, as a code: `interrupted` when the server ended meanwhile, `outdated` when a version ' +
      'before made it in another form, else that of a refusal, or `system`.',
  }),
  date_created: instant,
  date_made: Type.Union([Type.String(), Type.Null()], {
    description:
      'ISO instant, UTC, of its figures; null while there are none. They stay when it is run again, until ' +
      'the new ones are there.',
  }),
});
