import {
  type RetorqueRow,
  retorquesList,
  type TorqueCheck,
  torqueChecksList,
  type torqueSummaryCalls,
} from '@portal/contract/analysis-reports';
import { exportFormats, type ListDefinition, type ListFileFormat } from '@portal/contract/wire';
import { formatInteger } from '@portal/platform/format';
import { implement } from '../../../app/implement.ts';
import type { Cell } from '../../../exports/document.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import { fileNameParts } from '../../../selections/file-name-parts.ts';
import { readLocationNames } from '../../../selections/place-names.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { countRetorques, readRetorques } from './read-retorques.ts';
import { readTorqueChecks, sumTorqueChecks } from './read-torque-checks.ts';
import { readTorqueLocations } from './read-torque-locations.ts';
import { torqueConverters } from './shown-torques.ts';
import {
  checkSelection,
  lastDay,
  type RetorquesSelection,
  type TorqueScope,
  type TorqueSelection,
} from './torque-selection.ts';

type Input<Selection> = Omit<Parameters<typeof answerListFile>[0], 'body'> & {
  readonly body: Selection;
};

/** The list for a file: its headings name the units. */
const withUnitHeadings = (
  list: ListDefinition,
  { torque_format, distance_format }: ReturnType<typeof torqueConverters>['formats'],
): ListDefinition => {
  const units: Readonly<Record<string, string>> = {
    spec: torque_format,
    measured: torque_format,
    since_fitting: distance_format,
  };
  return {
    ...list,
    columns: list.columns.map((column) => {
      const unit = units[column.field];
      return unit ? { ...column, label: `${column.label}_${unit}` } : column;
    }),
  };
};

const wheelEnd = (
  { axle_number: axle, side }: Pick<TorqueCheck, 'axle_number' | 'side'>,
  { t }: LocalizedTexts,
): Cell => t(`wheel_end.${side}`, { axle });

async function answerFile<Row extends object>(
  input: Input<TorqueScope>,
  format: ListFileFormat,
  content: Pick<ListContent<Row>, 'definition' | 'read' | 'values'>,
) {
  const { db, body } = input;
  await checkSelection(db, body);
  const places = await readLocationNames(db, body.location_ids);
  return answerListFile({ ...input, body: { ...body, format } }, 'reports', {
    ...content,
    definition: withUnitHeadings(content.definition, torqueConverters(input.user).formats),
    of: places.length > 0 ? [{ label: 'torque.location', value: places.join(', ') }] : [],
    named: (words) =>
      fileNameParts({ places, from: body.date_from, to: body.date_to }, words, 'report'),
  });
}

const checksFile = (input: Input<TorqueSelection>, format: ListFileFormat) =>
  answerFile<TorqueCheck>(input, format, {
    definition: torqueChecksList,
    read: (page) => readTorqueChecks(input.db, { user: input.user, selection: input.body }, page),
    values: {
      wheel_end: wheelEnd,
      spec: ({ least, most }) => `${formatInteger(least)}–${formatInteger(most)}`,
    },
  });

const retorquesFile = (input: Input<RetorquesSelection>, format: ListFileFormat) =>
  answerFile<RetorqueRow>(input, format, {
    definition: retorquesList,
    read: (page) =>
      readRetorques(
        input.db,
        { user: input.user, selection: input.body, day: lastDay(input.body, input) },
        page,
      ),
    values: { wheel_end: wheelEnd },
  });

export const torqueSummaryRoutes = implement<typeof torqueSummaryCalls>({
  'GET torque_summary_report/select_location_ids': async ({ db, query }) => ({
    locations: await readTorqueLocations(db, query),
  }),

  'POST torque_summary_report/get_report': async (input) => {
    const { db, body, user } = input;
    await checkSelection(db, body);
    const { rows, ...page } = await readTorqueChecks(db, { user, selection: body }, body);
    const sums = await sumTorqueChecks(db, body);
    const left = await countRetorques(db, { selection: body, day: lastDay(body, input) });
    return {
      ...torqueConverters(user).formats,
      ...page,
      checks: rows,
      summary: { ...sums, ...left },
    };
  },

  'POST torque_summary_report/get_retorques': async (input) => {
    const { db, body, user } = input;
    await checkSelection(db, body);
    const at = { user, selection: body, day: lastDay(body, input) };
    const { rows, ...page } = await readRetorques(db, at, body);
    return { ...torqueConverters(user).formats, ...page, wheel_ends: rows };
  },

  'POST torque_summary_report/download_pdf': (input) => checksFile(input, exportFormats.pdf),
  'POST torque_summary_report/download_excel': (input) => checksFile(input, exportFormats.excel),
  'POST torque_summary_report/download_retorques_pdf': (input) =>
    retorquesFile(input, exportFormats.pdf),
  'POST torque_summary_report/download_retorques_excel': (input) =>
    retorquesFile(input, exportFormats.excel),
});
