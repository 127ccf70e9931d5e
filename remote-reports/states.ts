import {
  button,
  defineStates,
  dialog,
  heading,
  listStates,
  type PageState,
  stateLike,
  table,
} from '@portal/build/states';
import { conditionStates } from './src/testing/condition-states.ts';
import { historyAccounts, historyUnits, unitHistory } from './src/testing/history-rows.ts';
import { leaseQuote, leaseQuotes, leaseStructure } from './src/testing/lease-rows.ts';
import {
  keptHistory,
  keptProducts,
  savedCopies,
  settledCopies,
} from './src/testing/saved-copy-rows.ts';

const keptFavorite = {
  id: 1,
  name: 'Akron, steer tires',
  report_kind: 0,
  request_url: '/scrap-analysis-report?axle=steer',
  date_created: '2026-03-04T12:00:00Z',
  account_lost: false,
};

const call = 'torque_summary_report/get_report';

const productCall = 'product_analysis_report/get_product_report';

const forecastCall = 'product_wear_rate_report/get_wear_forecast';

const historyCall = 'unit_history_report/get_unit_history_report';
const ofUnit: PageState = {
  at: '?account=0100&unit=1001',
  answers: {
    'unit_history_report/get_accounts': { json: { accounts: historyAccounts } },
    'unit_history_report/get_unit_numbers': { json: { unit_numbers: historyUnits } },
    [historyCall]: { json: unitHistory },
  },
  shows: table,
};

const keptList = 'unit_history_report/get_reports';

export default defineStates({
  ...conditionStates,
  '/scrap-analysis-report': {
    favorites: {
      answers: {
        'favorite_reports/get': {
          json: { favorite_reports: [keptFavorite], page_number: 1, page_size: 20, total_items: 1 },
        },
      },
      steps: [{ click: button('shell:favorite.button') }],
      shows: { role: 'list', word: 'shell:favorite.list', within: dialog },
    },
    ...listStates('scrap_analysis_report/get_removals', 'scrap.title'),
    'by wear condition': { at: '?by=condition&counting=left_out', shows: table },
    'surveys to choose': { at: '?show=surveys', shows: table },
    'cost of tread': { at: '?show=costs', shows: table },
    'cost of no tread': { at: '?show=costs&search=none', shows: { word: 'tread_costs.none' } },
    'advice on pull depths': { at: '?show=pull', shows: table },
    'tires below the law': { at: '?show=below&pull=2', shows: table },
  },
  '/product-analysis-report': {
    filled: { shows: table },
    'lines side by side': { at: '?by=line&measure=underinflated_share', shows: table },
    'tires behind the figures': { at: '?show=tires&about=irregular', shows: table },
    'nothing read': {
      at: '?from=2001-01-01&to=2001-12-31',
      shows: { word: 'product_analysis.empty.none' },
    },
    'a kept report': {
      at: '?kept=4',
      answers: {
        'product_analysis_report/get_reports': { json: { reports: settledCopies } },
        'product_analysis_report/get_report': { json: keptProducts },
      },
      shows: table,
    },
    failed: { answers: { [productCall]: 'failed' }, shows: { role: 'dialog' } },
    loading: { answers: { [productCall]: 'never' }, shows: heading('product_analysis.title') },
  },
  '/product-wear-rate-report': {
    ...listStates('product_wear_rate_report/get_product_wear_rates', 'wear_rate.title'),
    'tires behind the rates': { at: '?show=tires&outcome=counted', shows: table },
    'by position': { at: '?by=position', shows: table },
    'wear forecast': { at: '?show=forecast', shows: table },
    'purchase plan by quarter': { at: '?show=forecast&by=quarter&size=11R22.5', shows: table },
    'forecast, loading': {
      at: '?show=forecast',
      answers: { [forecastCall]: 'never' },
      shows: heading('forecast.title'),
    },
    'forecast, failed': {
      at: '?show=forecast',
      answers: { [forecastCall]: 'failed' },
      shows: { role: 'dialog' },
    },
    'forecast of no tire': {
      at: '?show=forecast&brand=none',
      shows: { word: 'shell:list.none_chosen' },
    },
    'tires of the forecast': { at: '?show=forecast-tires', shows: table },
    'tires without a forecast': { at: '?show=forecast-tires&basis=not_read', shows: table },
  },
  '/leasesales/configurator': {
    'new quote': { shows: { word: 'lease.result' } },
    'kept quote with newer rates': {
      at: '?quote=7',
      answers: {
        'leasesales/configurator': { json: { ...leaseQuote, newer_rates: true } },
        'leasesales/configurator_structure': { json: leaseStructure },
      },
      shows: { word: 'lease.take_rates' },
    },
    quotes: {
      at: '?show=quotes',
      answers: {
        'leasesales/get_quotes': {
          json: { quotes: leaseQuotes, total_items: 1, page_number: 1, page_size: 20 },
        },
      },
      shows: table,
    },
    'no quotes': { at: '?show=quotes', shows: { word: 'lease.quotes.none' } },
    loading: { answers: { 'leasesales/configurator': 'never' }, shows: heading('lease.title') },
    failed: {
      answers: { 'leasesales/configurator': 'failed' },
      shows: { role: 'dialog' },
    },
  },
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
  '/unit-history-report': {
    filled: ofUnit,
    'nothing chosen': { shows: { word: 'unit_history.nothing_chosen' } },
    'fleet lost': {
      at: '?account=none&unit=1',
      shows: { word: 'unit_history.account_lost' },
    },
    'kept reports': {
      at: '?show=kept',
      answers: { [keptList]: { json: { reports: savedCopies } } },
      shows: table,
    },
    'a kept report': {
      at: '?kept=4',
      answers: {
        [keptList]: { json: { reports: settledCopies } },
        'unit_history_report/get_report': { json: keptHistory },
      },
      shows: table,
    },
    failed: stateLike(ofUnit, {
      answers: { ...ofUnit.answers, [historyCall]: 'failed' },
      shows: { role: 'dialog' },
    }),
    loading: stateLike(ofUnit, {
      answers: { ...ofUnit.answers, [historyCall]: 'never' },
      shows: heading('unit_history.title'),
    }),
  },
});
