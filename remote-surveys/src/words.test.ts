import {
  accountTypes,
  axleRoles,
  configurationCodes,
  inspectionColors,
  inspectionStates,
  lastSurveyed,
  meters,
  storedSurveyKinds,
  surveyReportWords,
  surveyStates,
  unitTypes,
  vocations,
} from '@portal/contract/fleet-surveys';
import english from '../locales/en-US.json';
import spanish from '../locales/es-US.json';
import french from '../locales/fr-CA.json';
import portuguese from '../locales/pt-BR.json';
import remote from '../remote.ts';
import { unitFields } from './units/unit-values.ts';

type Words = Readonly<Record<string, string>>;

const packs: readonly [string, Words][] = [
  ['en-US', english],
  ['es-US', spanish],
  ['pt-BR', portuguese],
  ['fr-CA', french],
];
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** Codes that screens show as words, by the keys before them. */
const codes: Readonly<Record<string, readonly string[]>> = {
  account_type: Object.keys(accountTypes),
  axle_role: axleRoles,
  configuration: configurationCodes,
  inspection_color: inspectionColors,
  inspection_state: inspectionStates,
  meter: meters,
  survey_kind: storedSurveyKinds,
  survey_state: surveyStates,
  unit_type: unitTypes,
  'units.active': ['yes', 'no'],
  'units.surveyed': lastSurveyed,
  vocation: vocations,
  unit: Object.keys(unitFields).map((field) =>
    field === 'unit_number' ? 'number' : field.replace('is_', ''),
  ),
};

it('has a pack for every declared language', () => {
  expect(packs.map(([locale]) => locale)).toEqual(remote.languages);
});

it.each(packs)('the words in %s speak of every code', (_, words) => {
  const keys = Object.entries(codes).flatMap(([before, values]) =>
    values.map((value) => `${before}.${value}`),
  );
  expect(keys.filter((key) => !words[key])).toEqual([]);
});

it.each(packs)('the words in %s name what a mailed report holds', (_, words) => {
  expect(Object.values(surveyReportWords).filter((key) => !words[key])).toEqual([]);
});

it.each(packs)('the words in %s have the places to fill of the English ones', (_, words) => {
  const known: Words = english;
  for (const [key, text] of Object.entries(known))
    expect([key, placeholders(words[key] ?? '')]).toEqual([key, placeholders(text)]);
});
