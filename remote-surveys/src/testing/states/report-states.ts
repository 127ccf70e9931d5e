import {
  button,
  dialog,
  listStates,
  type PageState,
  type PageStates,
  stateLike,
  table,
} from '@portal/build/states';
import {
  imagesPage,
  mendedFindings,
  readiness,
  surveyDetail,
  surveyExceptions,
} from '../report-rows.ts';
import { axleMapOf, inspectionOf, photoOf, readingOf, tireOf } from '../rows.ts';
import { everyPhoto } from './photo-states.ts';
import { loadingStates, none } from './yard-states.ts';

const surveyId = [
  'survey/report',
  'rows.0.survey_id',
  { locations: [], page_number: 1, page_size: 1 },
] as const;
const report: PageState = { shows: table };

const reversed = {
  at: '?from=2026-03-02&to=2026-03-01',
  shows: { word: 'shell:list.range_reversed' },
};
/** States of a report's exceptions. */
const exceptionStates = (call: string) => {
  const exceptions: PageState = {
    at: '?show=readings',
    answers: { [call]: { json: surveyExceptions } },
    shows: table,
  };
  return {
    exceptions,
    'no exception': stateLike(exceptions, {
      at: '?show=readings&severity=critical',
      answers: { [call]: { json: { ...surveyExceptions, ...none, rows: [] } } },
      shows: button('shell:list.show_everything'),
    }),
  };
};

const favoritesCall = 'favorite_reports/get';
const favorites: Partial<PageState> = {
  answers: {
    [favoritesCall]: {
      json: {
        favorite_reports: [
          {
            id: 1,
            name: 'Akron, dealers',
            report_kind: 1,
            request_url: '/tireoptix?kind=dealer',
            date_created: '2026-03-04T12:00:00Z',
            account_lost: false,
          },
        ],
        page_number: 1,
        page_size: 20,
        total_items: 1,
      },
    },
  },
  steps: [{ click: button('shell:favorite.button') }],
  shows: { role: 'list', word: 'shell:favorite.list', within: dialog },
};
const [tire] = surveyDetail.rows;
const manyTires = {
  ...surveyDetail,
  rows: Array.from({ length: 240 }, (_, index) => ({ ...tire, reading_id: index + 1 })),
  page_size: 5000,
  total_items: 240,
};

const readinessCall = 'survey/get_trailer_readiness_report/\\d+';
const ofSurvey: PageState = { values: { id: surveyId }, shows: table };
const detailed = {
  'survey/detail': { json: surveyDetail },
  'survey/get_trend': {
    json: {
      surveys: [1, 2, 3].map((number) => ({
        survey_id: number,
        survey_date: `2026-0${number}-04`,
        total_tires: 100,
        tires_with_findings: 20 - 4 * number,
      })),
    },
  },
};
const mended: PageState = {
  ...ofSurvey,
  at: '?show=mended',
  answers: { ...detailed, 'survey/get_mended': { json: mendedFindings } },
};
const imagesCall = 'survey/get_images_page';
const photos = [
  photoOf('11111111-1111-4111-8111-111111111111', {
    layer: [{ kind: 'circle', x: 0.5, y: 0.5, radius: 0.2 }],
  }),
  photoOf('22222222-2222-4222-8222-222222222222'),
];
const thumbnail = { role: 'button', word: 'photo.of_unit', nth: 0 };
/** A unit of the survey, whose id also serves as tire id, because the answer is always the same. */
const unitId = ['fleet_survey/{surveyId}/units', 'units.0.unit_id'] as const;
const photographed: PageState = {
  values: { surveyId, unitId, tireId: unitId },
  answers: { [imagesCall]: { json: imagesPage(photos) }, ...everyPhoto },
  shows: thumbnail,
};

/** States of the survey reports, trailer readiness and photos. */
export const reportStates: PageStates = {
  '/tireoptix': {
    ...listStates('survey/report', 'tire_inspection.title'),
    ...exceptionStates('survey/get_exceptions'),
    'locations being chosen': stateLike(report, {
      at: '?step=locations',
      shows: button('tire_inspection.choose_page'),
    }),
    'filters being chosen': stateLike(report, {
      at: '?step=filters',
      shows: { role: 'combobox', word: 'inspection_report.dealer' },
    }),
    'surveys picked': stateLike(report, {
      steps: [{ click: button('tire_inspection.choose_page') }],
      shows: button('picked.details'),
    }),
    'a range that ends before it starts': stateLike(report, reversed),
    favorites: stateLike(report, favorites),
    'nothing chosen': stateLike(report, {
      as: 'cus',
      shows: button('tire_inspection.choose_locations'),
    }),
  },
  '/dlrtireoptix': {
    ...listStates('survey/report-dealer', 'dealer_survey.title'),
    ...exceptionStates('survey/get_dealer_exceptions'),
    'a range that ends before it starts': stateLike(report, reversed),
    favorites: stateLike(report, favorites),
  },
  '/tireoptix/detail/{id}': {
    filled: stateLike(ofSurvey, { answers: detailed }),
    'a unit': stateLike(ofSurvey, {
      at: '?unit=12',
      answers: {
        ...detailed,
        'survey/get_unit_axles': {
          json: axleMapOf(inspectionOf(12), {
            '1L': { color: 'green', reading: readingOf({ pressure: 100 }) },
            '2LO': { color: 'red', reading: readingOf({ pressure: 79 }), tire: tireOf(77) },
          }),
        },
      },
      shows: { role: 'button', word: 'survey_detail.close_unit', within: dialog },
    }),
    'many tires': stateLike(ofSurvey, {
      answers: { ...detailed, 'survey/detail': { json: manyTires } },
    }),
    'a first survey': stateLike(ofSurvey, {
      answers: {
        'survey/detail': { json: { ...surveyDetail, found_before: 0, mended: 0 } },
        'survey/get_trend': {
          json: { surveys: detailed['survey/get_trend'].json.surveys.slice(0, 1) },
        },
      },
      shows: { word: 'survey_detail.none_before' },
    }),
    'what is mended': mended,
    'what was found': stateLike(ofSurvey, {
      at: '?show=readings',
      answers: { ...detailed, 'survey/get_exceptions': { json: surveyExceptions } },
    }),
    'nothing mended': stateLike(mended, {
      answers: {
        ...detailed,
        'survey/get_mended': { json: { ...mendedFindings, ...none, rows: [] } },
      },
      shows: { word: 'mended.none' },
    }),
    'nothing found': stateLike(ofSurvey, {
      at: '?search=zzzzzz',
      shows: button('shell:list.clear_search'),
    }),
    ...loadingStates(ofSurvey, 'survey/detail', 'survey_detail.title'),
  },
  '/trailer-readiness-report/{id}': {
    filled: stateLike(ofSurvey, { answers: { [readinessCall]: { json: readiness } } }),
    'trailers that failed': stateLike(ofSurvey, {
      at: '?trailers=failed',
      answers: { [readinessCall]: { json: readiness } },
    }),
    'no trailer': stateLike(ofSurvey, {
      answers: {
        [readinessCall]: {
          json: { ...readiness, trailers: 0, passed: 0, failed: 0, units: [] },
        },
      },
      shows: { word: 'readiness.none' },
    }),
    ...loadingStates(ofSurvey, readinessCall, 'readiness.title'),
  },
  '/reports/surveys/{surveyId}/unit/{unitId}/images': {
    filled: photographed,
    'a photo': stateLike(photographed, {
      steps: [{ click: thumbnail }],
      shows: { role: 'button', word: 'images.zoom', within: dialog },
    }),
    none: stateLike(photographed, {
      answers: { [imagesCall]: { json: imagesPage([]) } },
      shows: { word: 'images.none' },
    }),
    ...loadingStates(photographed, imagesCall, 'images.of_unit'),
  },
  '/reports/surveys/{surveyId}/tire/{tireId}/images': {
    filled: photographed,
  },
};
