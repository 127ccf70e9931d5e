import { Type } from 'typebox';
import { defineCalls } from '../../wire/calls.ts';
import { listCalls } from '../../wire/list-calls.ts';
import { instant, status } from '../../wire/shapes.ts';
import { devicesList, forgetStates } from './devices-list.ts';

const right = 'TVADMIN2';
const maybe = (description: string) => Type.Union([instant, Type.Null()], { description });
const named = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

export const listedDevice = Type.Object({
  id: Type.Integer(),
  user_name: Type.String(),
  login: Type.String(),
  device: Type.String({ description: 'As it names itself; empty: it does not.' }),
  reported_at: Type.String({ description: 'ISO instant, UTC, of the last contact.' }),
  unsent: Type.Integer({ description: 'Changes that were not on the server at that time.' }),
  attention: Type.Integer({ description: 'Those of them that the server has refused.' }),
  oldest_unsent_at: maybe('When the oldest of them was made; null for none.'),
  units: Type.Integer({ description: 'Offline units taken along.' }),
  reminded_at: maybe('When its user was last reminded by mail; null for never.'),
  forget: Type.Enum([...forgetStates], {
    description: 'Whether it is asked to forget what it keeps, or has done so.',
  }),
  forget_at: maybe('When it was asked, or said that it has forgotten; null for neither.'),
  forgotten_unsent: Type.Integer({ description: 'Refused changes that it dropped then.' }),
  forgotten_units: Type.Integer({ description: 'Offline units that it dropped then.' }),
});

/** Calls on the offline work that devices report. */
export const adminDeviceCalls = defineCalls({
  ...listCalls('admin/devices', devicesList, {
    right,
    summary:
      'Devices that work without a network, the latest contact first; the keyword is looked for in the ' +
      'name, login and address of the user and in the kind of device',
    row: listedDevice,
  }),
  'POST admin/devices/remind': {
    summary:
      'Reminds the user of a device by mail of what is not sent, in the language used on it; once a day ' +
      'at most (`too_many_requests`). `invalid` where nothing is unsent or the user is locked.',
    right,
    body: named,
    response: Type.Object({ status }),
  },
  'POST admin/devices/ask_forget': {
    summary:
      'Asks a device to forget what it keeps for its user: at its next contact it sends what can be sent, ' +
      'then drops the rest. `invalid` where it keeps nothing.',
    right,
    body: named,
    response: Type.Object({ status }),
  },
  'POST admin/devices/withdraw_forget': {
    summary:
      'Takes that back. `invalid` where the device is not asked, or has forgotten meanwhile.',
    right,
    body: named,
    response: Type.Object({ status }),
  },
});
