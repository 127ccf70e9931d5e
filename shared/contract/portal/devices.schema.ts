import { Type } from 'typebox';
import { defineCalls } from '../wire/calls.ts';
import { instant } from '../wire/shapes.ts';
import { mostCounted } from './device-limits.ts';

const count = (description: string) =>
  Type.Integer({ minimum: 0, maximum: mostCounted, description });

/** A device's reports on the offline work of its user. */
export const deviceCalls = defineCalls({
  'POST devices/report': {
    summary:
      'Tells how much a device keeps for its user without a network: counts, never what they count. A ' +
      'device that is asked to forget sends what can be sent, reports again what is left, and drops it ' +
      'once that report is answered with the same number.',
    right: 'session',
    body: Type.Object({
      device_key: Type.String({
        pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'Made by the device and kept there. What others report by it is theirs.',
      }),
      unsent: count('Changes that are not on the server.'),
      attention: count('Those of them that the server has refused.'),
      oldest_unsent_at: Type.Union([instant, Type.Null()], {
        description: 'When the oldest of them was made, by the clock of the device; null for none.',
      }),
      units: count('Offline units taken along.'),
      forgotten: Type.Optional(
        Type.Object(
          {
            number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
            unsent: count('Refused changes that were dropped.'),
            units: count('Offline units that were dropped.'),
          },
          { description: 'Says that the device has forgotten, as it was asked by this number.' },
        ),
      ),
    }),
    response: Type.Object({
      forget: Type.Union([Type.Integer(), Type.Null()], {
        description:
          'Number of the request to forget what the device keeps for this user; null for none.',
      }),
    }),
  },
});
