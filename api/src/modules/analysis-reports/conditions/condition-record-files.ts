import {
  type ConditionException,
  type ConditionTire,
  conditionExceptionsList,
  conditionGroupLabel,
  conditionGroupName,
  conditionName,
  conditionTiresIn,
  conditionUnitsList,
  exceptionText,
  locationNameIn,
  unitGroupLabel,
  unitGroupName,
} from '@portal/contract/analysis-reports';
import { formatDate, formatMeasure, toStored } from '@portal/platform/format';
import type { FileAnswer } from '../../../app/file-answer.ts';
import type { Fact } from '../../../exports/document.ts';
import type { OpenedReport } from '../../../kept/reports/read-kept-reports.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import { type LocalizedTexts, readLocalizedTexts } from '../../../words/localized-texts.ts';
import { savedCopyFacts } from '../kept/saved-copy-facts.ts';
import { productConverters } from '../product/shown-products.ts';
import { readConditionExceptions } from './read-condition-exceptions.ts';
import { readConditionTires } from './read-condition-tires.ts';
import { readConditionUnits } from './read-condition-units.ts';
import type { StoredConditions } from './stored-conditions.ts';

/** Rows read at once; every read judges all tires of the report. */
const batch = 10_000;

type ConditionTiresQuery = Parameters<typeof readConditionTires>[1];
type ConditionExceptionsQuery = Parameters<typeof readConditionExceptions>[1];

type Call<Selection> = Parameters<typeof answerListFile>[0] & { readonly body: Selection };

type OpenedConditionReport = OpenedReport & { readonly answer: StoredConditions };

const nameCell =
  (field: 'brand' | 'product_line' | 'tire_size') =>
  (tire: ConditionTire, { t }: LocalizedTexts): string =>
    conditionName('brands', tire[field], { t, unit: 'mm' });

/** Returns a file of the tires behind a figure of a saved copy. */
export async function tiresFile(
  input: Call<ConditionTiresQuery['selection']>,
  opened: OpenedConditionReport,
  of: Pick<ConditionTiresQuery, 'account_ids' | 'shares'>,
): Promise<FileAnswer> {
  const { db, body: selection, user, locale } = input;
  const { formats } = productConverters(user);
  const words = await readLocalizedTexts(db, 'reports', locale);
  return answerListFile(input, 'reports', {
    definition: conditionTiresIn(formats),
    read: (page) => readConditionTires(db, { user, ...of, selection }, page),
    batch,
    values: {
      brand: nameCell('brand'),
      product_line: nameCell('product_line'),
      tire_size: nameCell('tire_size'),
      conditions: ({ conditions }, { t }) => conditions.map((code) => t(`wear.${code}`)).join(', '),
    },
    of: [
      ...savedCopyFacts(opened, input),
      ...groupFacts(selection, opened.answer, { words, formats }),
    ],
    named: () => [opened.kept.report_name],
  });
}

interface TextContext {
  readonly words: LocalizedTexts;
  readonly formats: ReturnType<typeof productConverters>['formats'];
}

/** The group that the tires have in common. */
function groupFacts(
  { group_by: by, group_key: key }: ConditionTiresQuery['selection'],
  report: StoredConditions,
  { words: { t }, formats }: TextContext,
): Fact[] {
  if (by === undefined || key === undefined) return [];
  const naming = { t, unit: formats.tread_depth_format };
  const value =
    by === 'locations' ? locationNameIn(report, key) : conditionGroupName(by, key, naming);
  return [{ label: conditionGroupLabel(by), value }];
}

/** Returns a file of the exceptions behind a figure of a saved copy. */
export async function exceptionsFile(
  input: Call<ConditionExceptionsQuery['selection']>,
  opened: OpenedConditionReport,
): Promise<FileAnswer> {
  const { db, body: selection, user } = input;
  const { formats } = productConverters(user);
  const { location_id } = selection;
  return answerListFile(input, 'reports', {
    definition: conditionExceptionsList,
    read: (page) => readConditionExceptions(db, { user, selection }, page),
    batch,
    values: {
      severity: ({ severity }, { t }) => t(`condition_severity.${severity ?? 'flagged'}`),
      measured: (exception: ConditionException, { t }) =>
        exceptionText(exception, {
          t,
          ...formats,
          figure: (value, unit) => formatMeasure(toStored(value, unit), unit),
        }),
    },
    of: [
      ...savedCopyFacts(opened, input),
      ...(location_id === undefined
        ? []
        : [
            {
              label: 'conditions.location',
              value: locationNameIn(opened.answer, String(location_id)),
            },
          ]),
    ],
    named: () => [opened.kept.report_name],
  });
}

/** Returns a file of the units behind a figure of a saved copy. */
export async function unitsFile(
  input: Call<Parameters<typeof readConditionUnits>[1]>,
  opened: OpenedConditionReport,
): Promise<FileAnswer> {
  const { db, body: selection, locale } = input;
  const { group_by: by, group_key: key } = selection;
  const { t } = await readLocalizedTexts(db, 'reports', locale);
  return answerListFile(input, 'reports', {
    definition: conditionUnitsList,
    read: (page) => readConditionUnits(db, selection, page),
    batch,
    of: [
      ...savedCopyFacts(opened, input),
      ...(by === undefined || key === undefined
        ? []
        : [
            {
              label: unitGroupLabel(by),
              value: unitGroupName(opened.answer, by, key, { t, date: formatDate }),
            },
          ]),
    ],
    named: () => [opened.kept.report_name],
  });
}
