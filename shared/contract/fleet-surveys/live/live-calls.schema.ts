import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { instant } from '../../wire/shapes.ts';
import { namedInPath, nullable, uuid } from '../shapes.ts';
import { surveyLimits } from '../survey-limits.ts';
import { changeActions, changedKinds } from './code-lists.ts';

/** A change to a survey or to data that it shows. */
export const surveyChange = Type.Object({
  number: Type.Integer({ description: 'Counts the changes of the survey from 1, without a gap.' }),
  kind: Type.Enum(changedKinds),
  id: Type.Integer({ description: 'Of the row that was changed.' }),
  unit_id: nullable(Type.Integer()),
  inspection_id: nullable(Type.Integer()),
  position: Type.Optional(
    Type.String({ description: 'As in 2LO; missing where it concerns the unit as a whole.' }),
  ),
  revision: Type.Integer({ description: 'The one that the change has made.' }),
  action: Type.Enum(changeActions),
  by: Type.String({ description: 'Name of the person; empty for a file of another system.' }),
  is_me: Type.Boolean({ description: 'The caller did so, perhaps on another device.' }),
  device: Type.String({ description: 'As the header `user-device` has named it, or empty.' }),
  at: instant,
});

/** The people who have the survey open. */
export const surveyPresence = Type.Object({
  people: Type.Array(
    Type.Object({
      name: Type.String(),
      unit_id: nullable(Type.Integer({ description: 'Where that person is; null for no unit.' })),
      is_me: Type.Boolean(),
    }),
  ),
});

/** Calls that follow a survey while others edit it. */
export const liveCalls = defineCalls({
  'GET fleet_survey/{surveyId}/changes': {
    summary:
      'What changes in a survey, and who is there, as a stream of events for those who accept ' +
      '`text/event-stream`; the id of an event is the number of its change. Others are told at once what ' +
      `has changed since, ${surveyLimits.changesAtOnce} changes at most.`,
    right: 'TVLOGIN',
    params: Type.Object({ surveyId: namedInPath }),
    query: Type.Object({
      since: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 2_147_483_647,
          description:
            'Number of the last change that is known; without it only what comes is told. One that the ' +
            'survey has not reached, as after its data was restored, counts as 0.',
        }),
      ),
      unit: Type.Optional(namedInPath),
      device: Type.Optional(
        Type.String({
          pattern: `^${uuid}$`,
          description: 'UUID of the tab. With it the others are told that the caller is there.',
        }),
      ),
    }),
    stream: {
      start: Type.Object({
        last: Type.Integer({ description: 'Number of the change that the stream begins after.' }),
      }),
      change: surveyChange,
      presence: surveyPresence,
    },
    response: Type.Object({
      changes: Type.Array(surveyChange),
      presence: surveyPresence,
      last: Type.Integer({ description: 'What `since` is to be next time.' }),
      has_more: Type.Boolean({ description: 'There are later changes already.' }),
    }),
  },
});
