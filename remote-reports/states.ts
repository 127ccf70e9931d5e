import { defineStates, heading, listStates, table } from '@portal/build/states';

const call = 'torque_summary_report/get_report';

export default defineStates({
  '/torque-summary-report': {
    ...listStates(call, 'torque.title'),
    'wheel ends to re-torque': { at: '?show=retorques', shows: table },
    'nothing to re-torque': {
      at: '?show=retorques',
      answers: {
        'torque_summary_report/get_retorques': {
          json: {
            wheel_ends: [],
            total_items: 0,
            page_number: 1,
            page_size: 20,
            torque_format: 'nm',
            distance_format: 'km',
          },
        },
      },
      shows: { word: 'retorque.empty.none' },
    },
    'wheel ends to re-torque, loading': {
      at: '?show=retorques',
      answers: { 'torque_summary_report/get_retorques': 'never' },
      shows: heading('torque.title'),
    },
  },
});
