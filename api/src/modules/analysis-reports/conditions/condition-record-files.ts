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
import { readSpokenWords, type SpokenWords } from '../../../words/spoken-words.ts';
import { keptFacts } from '../kept/as-of.ts';
import { productsTo } from '../product/shown-products.ts';
import { readConditionExceptions } from './read-condition-exceptions.ts';
import { readConditionTires } from './read-condition-tires.ts';
import { readConditionUnits } from './read-condition-units.ts';
import type { StoredConditions } from './stored-conditions.ts';

/** Rows that are read at once: each time all tires of the report are judged. */
const batch = 10_000;

type AskedTires = Parameters<typeof readConditionTires>[1];
type AskedExceptions = Parameters<typeof readConditionExceptions>[1];

type Call<Selection> = Parameters<typeof answerListFile>[0] & { readonly body: Selection };

type Opened = OpenedReport & { readonly answer: StoredConditions };

const called =
  (field: 'brand' | 'product_line' | 'tire_size') =>
  (tire: ConditionTire, { t }: SpokenWords): string =>
    conditionName('brands', tire[field], { t, unit: 'mm' });

/** Answers by the tires behind a figure of a kept report as a file. */
export async function tiresFile(
  input: Call<AskedTires['selection']>,
  opened: Opened,
  of: Pick<AskedTires, 'account_ids' | 'shares'>,
): Promise<FileAnswer> {
  const { db, body: selection, user, locale } = input;
  const { formats } = productsTo(user);
  const words = await readSpokenWords(db, 'reports', locale);
  return answerListFile(input, 'reports', {
    definition: conditionTiresIn(formats),
    read: (page) => readConditionTires(db, { user, ...of, selection }, page),
    batch,
    values: {
      brand: called('brand'),
      product_line: called('product_line'),
      tire_size: called('tire_size'),
      conditions: ({ conditions }, { t }) => conditions.map((code) => t(`wear.${code}`)).join(', '),
    },
    of: [...keptFacts(opened, input), ...groupFacts(selection, opened.answer, { words, formats })],
    named: () => [opened.kept.report_name],
  });
}

interface Telling {
  readonly words: SpokenWords;
  readonly formats: ReturnType<typeof productsTo>['formats'];
}

/** What the tires have in common. */
function groupFacts(
  { group_by: by, group_key: key }: AskedTires['selection'],
  report: StoredConditions,
  { words: { t }, formats }: Telling,
): Fact[] {
  if (by === undefined || key === undefined) return [];
  const naming = { t, unit: formats.tread_depth_format };
  const value =
    by === 'locations' ? locationNameIn(report, key) : conditionGroupName(by, key, naming);
  return [{ label: conditionGroupLabel(by), value }];
}

/** Answers by the exceptions behind a figure of a kept report as a file. */
export async function exceptionsFile(
  input: Call<AskedExceptions['selection']>,
  opened: Opened,
): Promise<FileAnswer> {
  const { db, body: selection, user } = input;
  const { formats } = productsTo(user);
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
      ...keptFacts(opened, input),
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

/** Answers by the units behind a figure of a kept report as a file. */
export async function unitsFile(
  input: Call<Parameters<typeof readConditionUnits>[1]>,
  opened: Opened,
): Promise<FileAnswer> {
  const { db, body: selection, locale } = input;
  const { group_by: by, group_key: key } = selection;
  const { t } = await readSpokenWords(db, 'reports', locale);
  return answerListFile(input, 'reports', {
    definition: conditionUnitsList,
    read: (page) => readConditionUnits(db, selection, page),
    batch,
    of: [
      ...keptFacts(opened, input),
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
