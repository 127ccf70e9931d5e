import {
  accountTypes,
  axleRoles,
  checklistAnswers,
  checklistItems,
  checks,
  configurationCodes,
  confirmations,
  destinations,
  fasteners,
  findingStates,
  inspectionColors,
  inspectionStates,
  lastSurveyed,
  meters,
  placeObstacles,
  readingStates,
  removalReasons,
  resolutions,
  severities,
  storedSurveyKinds,
  surveyReportWords,
  surveyStates,
  torqueResults,
  undoObstacles,
  unitTypes,
  valves,
  vocations,
  wearConditionCodes,
  wearGroups,
} from '@portal/contract/fleet-surveys';
import {
  crossingDirections,
  crossingFindingsList,
  crossingsList,
  dealerReportsList,
  foundInSurveyList,
  readinessWords,
  reportTypes,
  specSources,
  surveyDetailList,
  surveyReportsList,
} from '@portal/contract/inspection-surveys';
import english from '../locales/en-US.json';
import { unitFields } from './units/unit-values.ts';

// Another check ensures that the other languages have every text that English has.
const words: Readonly<Record<string, string>> = english;

/** Codes that screens show as texts, by key prefix. */
const codes: Readonly<Record<string, readonly string[]>> = {
  account_type: Object.keys(accountTypes),
  axle_role: axleRoles,
  check: checks,
  checklist_answer: checklistAnswers,
  checklist_item: checklistItems,
  configuration: configurationCodes,
  fasteners,
  finding_state: findingStates,
  'change.obstacle': undoObstacles,
  'crossing.direction': crossingDirections,
  destination: destinations,
  inspection_color: inspectionColors,
  inspection_state: inspectionStates,
  meter: meters,
  question: confirmations,
  report_type: reportTypes,
  'survey_detail.axle_role': axleRoles,
  removal_reason: removalReasons,
  'removed_tire.obstacle': placeObstacles,
  resolution: resolutions,
  severity: severities,
  spec_source: specSources,
  survey_kind: storedSurveyKinds,
  survey_state: surveyStates,
  tire_state: readingStates,
  torque_result: torqueResults,
  unit_type: unitTypes,
  'units.active': ['yes', 'no'],
  'units.surveyed': lastSurveyed,
  valve: valves,
  vocation: vocations,
  wear: wearConditionCodes,
  wear_group: wearGroups,
  unit: Object.keys(unitFields).map((field) =>
    field === 'unit_number' ? 'number' : field.replace('is_', ''),
  ),
};

it('the words speak of every code', () => {
  const keys = Object.entries(codes).flatMap(([before, values]) =>
    values.map((value) => `${before}.${value}`),
  );
  expect(keys.filter((key) => !words[key])).toEqual([]);
});

it('the words name what a mailed report holds', () => {
  expect(Object.values(surveyReportWords).filter((key) => !words[key])).toEqual([]);
});

it('the words name the trailer readiness report', () => {
  expect(Object.values(readinessWords).filter((key) => !words[key])).toEqual([]);
});

/** The texts of a list. */
interface SpokenList {
  readonly words: object;
  readonly columns: readonly {
    readonly label: string;
    readonly group?: string;
    readonly inGroup?: string;
  }[];
  readonly filters: Readonly<Record<string, { readonly label: string; readonly every?: string }>>;
}

it.each<SpokenList>([
  surveyReportsList,
  dealerReportsList,
  surveyDetailList,
  foundInSurveyList,
  crossingsList,
  crossingFindingsList,
])('the words name the list $words.title', ({ words: own, columns, filters }) => {
  const keys = [
    ...Object.values<string>({ ...own }),
    ...columns.flatMap(({ label, group = label, inGroup = label }) => [label, group, inGroup]),
    ...Object.values(filters).flatMap(({ label, every }) => [label, ...(every ? [every] : [])]),
  ];
  expect(keys.filter((key) => !words[key])).toEqual([]);
});
