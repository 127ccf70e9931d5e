import type { Entry } from '@portal/platform/offline';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A waiting reading of tire 2LO of unit 991, unless overridden. */
export const entryOf = (number: number, own: Partial<Entry> = {}): Entry => ({
  id: id(number),
  remote: 'surveys',
  call: 'POST fleet_survey/save_tire',
  options: {
    body: {
      client_key: id(number),
      survey_id: 5,
      unit_id: 1,
      axle_number: 2,
      side: 'left',
      slot: 'outer',
      pressure_format: 'psi',
      tread_depth_format: '32nds',
      revision: 1,
      tire_id: 21,
      state: 'read',
      pressure: 98,
      tread_depths: [14],
    },
  },
  holds: ['inspection:5/1'],
  needs: ['survey:5', 'unit:1'],
  group: 'unit 5/1',
  subject: { survey: '5', unit: '1', unit_number: '991', position: '2LO', what: 'save_tire' },
  user: 'cus@demo.example',
  number,
  writtenAt: '2026-03-04T10:00:00.000Z',
  state: 'waiting',
  attempts: 0,
  failure: null,
  ...own,
});
