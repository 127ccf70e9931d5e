import {
  type ConditionGraph,
  type ConditionPart,
  type ConditionReport,
  conditionName,
} from '@portal/contract/analysis-reports';
import { formatDate, formatDecimal, formatInteger } from '@portal/platform/format';
import type { ExportDocument, Fact, Photo, Section } from '../../../exports/document.ts';
import type { DocumentFrame } from '../../../exports/document-frame.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { barChart } from './bar-chart.ts';
import {
  conditionalSections,
  lossSections,
  statisticSections,
  unitSections,
} from './condition-sections.ts';
import { rowsSection } from './row-sections.ts';

interface ConditionContent {
  readonly report: ConditionReport;
  /** The selection that was ordered, and the date of the figures. */
  readonly facts: readonly Fact[];
  readonly photos: readonly Photo[];
}

interface SectionContext {
  readonly words: LocalizedTexts;
  readonly report: ConditionReport;
}

/**
 * Builds the document from the ordered parts, in the order of the screen; parts of the cover appear
 * on it.
 */
export function conditionDocument(
  { report, facts, photos }: ConditionContent,
  { words, frame }: { readonly words: LocalizedTexts; readonly frame: DocumentFrame },
): ExportDocument {
  const telling = { words, report };
  return {
    title: report.ReportName ?? words.t('conditions.title'),
    cover: [...coverFacts(telling), ...facts, frame.made],
    wording: frame.wording,
    sections: inChapters(telling, photos),
  };
}

function coverFacts({ words: { t }, report }: SectionContext): Fact[] {
  const { CoverPage: cover, Comment: comment, date_from, date_to } = report;
  return [
    ...(cover
      ? [{ label: t('conditions.fleet'), value: cover.fleet_name || t('conditions.every_fleet') }]
      : []),
    { label: t('conditions.from'), value: formatDate(date_from), moment: date_from },
    { label: t('conditions.to'), value: formatDate(date_to), moment: date_to },
    ...(cover
      ? [
          { label: t('conditions.sum.units'), value: formatInteger(cover.units) },
          { label: t('conditions.sum.tires_read'), value: formatInteger(cover.tires) },
        ]
      : []),
    ...(comment ? [{ label: t('conditions.comment'), value: comment }] : []),
  ];
}

/** The parts that have a chapter of their own; the others share one. */
const chapters: readonly ConditionPart[] = [
  'StatisticData',
  'MultipleGraphs',
  'FleetConditionalData',
  'PotentialLossData',
];

/** Returns the sections of all parts; the first section of a chapter starts it. */
function inChapters(telling: SectionContext, photos: readonly Photo[]): Section[] {
  const begun = new Set<string>();
  return telling.report.parts.flatMap((part) =>
    sections[part](telling, photos).map((section) => {
      const word = chapters.includes(part) ? `conditions.part.${part}` : 'conditions.records';
      if (begun.has(word)) return section;
      begun.add(word);
      return { ...section, chapter: telling.words.t(word) };
    }),
  );
}

type Sections = (telling: SectionContext, photos: readonly Photo[]) => Section[];

const onCover = () => [];

/**
 * Builders of each part's sections; name and comment are on the cover, the header is above the
 * charts.
 */
const sections: Readonly<Record<ConditionPart, Sections>> = {
  CoverPage: onCover,
  ReportName: onCover,
  Comment: onCover,
  StatisticData: (telling) => statisticSections(telling.report.StatisticData, telling),
  GraphPageHeader: onCover,
  MultipleGraphs: graphSections,
  FleetConditionalData: (telling) =>
    conditionalSections(telling.report.FleetConditionalData, telling),
  PotentialLossData: (telling) => lossSections(telling.report.PotentialLossData, telling),
  AccountTireReportsData: (telling) =>
    rowsSection('AccountTireReportsData', telling.report.AccountTireReportsData, telling),
  AccountData: (telling) => rowsSection('AccountData', telling.report.AccountData, telling),
  OwnerData: (telling) => rowsSection('OwnerData', telling.report.OwnerData, telling),
  SurveyData: (telling) => rowsSection('SurveyData', telling.report.SurveyData, telling),
  UnitsData: (telling) => unitSections(telling.report.UnitsData, telling),
  SpecInformationData: (telling) =>
    rowsSection('SpecInformationData', telling.report.SpecInformationData, telling),
  ImagesData: ({ words }, photos) => [photoSection(photos, words)],
};

/** Texts for charts with nothing to draw although units were inspected. */
const emptyWords: Readonly<Partial<Record<ConditionGraph, string>>> = {
  wear: 'conditions.no_wear',
  checks: 'conditions.no_exceptions',
};

function graphSections({ words, report }: SectionContext): Section[] {
  const { t, direction } = words;
  const { GraphPageHeader: header, MultipleGraphs: graphs, tread_depth_format: unit } = report;
  const facts = header
    ? [
        { label: t('conditions.fleet'), value: header.fleet_name || t('conditions.every_fleet') },
        { label: t('conditions.sum.units'), value: formatInteger(header.units) },
      ]
    : [];
  return (graphs ?? []).map(({ graph, bars }, at) => {
    // The table of the same figures is titled with the name alone.
    const title = t('conditions.chart', { name: t(`conditions.graph.${graph}`) });
    const shown = bars.map(({ key, value }) => ({
      name: conditionName(graph, key, { t, unit }),
      value,
      text: graph === 'wear' ? formatDecimal(value, 2) : formatInteger(value),
    }));
    const isEmpty = shown.every(({ value }) => value === 0);
    const summary = shown.map(({ name, text }) => `${name}: ${text}`).join('; ');
    const drawn = {
      kind: 'picture',
      picture: barChart({ bars: shown, summary, direction }),
    } as const;
    return {
      title,
      facts: at === 0 ? facts : [],
      notes: [],
      blocks: isEmpty ? [] : [drawn],
      ...(isEmpty && { empty: t(emptyWords[graph] ?? 'conditions.nothing_text') }),
    };
  });
}

const photoSection = (photos: readonly Photo[], { t }: LocalizedTexts): Section => ({
  title: t('conditions.part.ImagesData'),
  facts: [],
  notes: [],
  blocks:
    photos.length > 0
      ? [{ kind: 'photos', photos: { photos, missing: t('conditions.photo_lost') } }]
      : [],
  ...(photos.length === 0 && { empty: t('conditions.no_photos') }),
});
