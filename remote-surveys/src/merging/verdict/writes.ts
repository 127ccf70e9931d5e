import type {
  AxleMap,
  InspectionSaving,
  SurveyRow,
  SurveySaving,
  TireDetails,
  TireSaving,
  TireSelects,
  Unit,
  UnitSaving,
} from '@portal/contract/fleet-surveys';
import {
  type Choices,
  type Comparison,
  compareFields,
  type Fields,
  isSame,
  mergedFields,
} from '../fields/three-way.ts';
import type { Comparable } from '../things/comparable.ts';
import { inspectionFields } from '../things/inspection.ts';
import { makeFields } from '../things/make.ts';
import { readingFields } from '../things/reading.ts';
import { wheelIn } from '../things/replacement.ts';
import { surveyFields } from '../things/survey.ts';
import { unitFields } from '../things/unit.ts';

/** Server documents with the rows that writes change. */
export interface Documents {
  readonly axles: AxleMap;
  readonly unit: Unit;
  readonly survey: SurveyRow;
  /** The tires of a unit, and the known caps. */
  readonly makes: { readonly map: AxleMap; readonly retreads: TireSelects['retread_lines'] };
}
export type Source = keyof Documents;

/** A write compared with the present row. */
export interface ComparedWrite extends Comparison {
  /** Values of the write, by field. */
  readonly said: Fields;
  /** Values of the present row, by field. */
  readonly present: Fields;
  /** The present row, stored with the merged write as `read`. */
  readonly row: unknown;
  /** The body of the merged write, still without its new key. */
  readonly bodyWith: (choices: Choices) => object;
}

/** Stored as `read` with a write that was based on a discarded one. */
interface RebasedRead<Row> {
  /** The row as it was on the server. */
  readonly row: Row;
  /** Its values, with the author's remaining changes. */
  readonly fields: Fields;
}

/** A write, and the row it was based on. */
export interface WriteWithBase {
  readonly body: object;
  readonly read: unknown;
}

interface Write {
  /** The document that contains the present row. */
  readonly source: Source;
  /**
   * The row of the document that a write stores as `read`; null if the write names none of its
   * rows.
   */
  readonly rowIn: (document: Documents[Source], body: unknown) => unknown;
  readonly weigh: (written: WriteWithBase, row: unknown) => ComparedWrite;
  /** The write's changes to the row it had read, by field; empty if that row is not known. */
  readonly changes: (
    written: WriteWithBase,
  ) => readonly (readonly [field: string, value: unknown])[];
  /**
   * A write as it would be without an earlier one that is discarded; null if the rows they read are
   * not known.
   */
  readonly without: (later: WriteWithBase, givenUp: WriteWithBase) => WriteWithBase | null;
}

function write<From extends Source, Body extends object, Row, Values extends Fields>(
  source: From,
  rowIn: (document: Documents[From], body: Body) => Row | null,
  { rowFields, saidFields, bodyWith }: Comparable<Body, Row, Values>,
): Write {
  // An entry's body comes from a screen; its `read` comes from `rowIn`, or from `without` below.
  const readIn = (read: unknown) => {
    if (typeof read !== 'object' || read === null) return null;
    if ('row' in read && 'fields' in read) return read as { row: Row; fields: Values };
    const row = read as Row;
    return { row, fields: rowFields(row) };
  };
  return {
    source,
    rowIn: (document, body) => rowIn(document as Documents[From], body as Body),
    weigh: (written, now) => {
      const [body, row] = [written.body as Body, now as Row];
      const mine = saidFields(body, row);
      const present = rowFields(row);
      const read = readIn(written.read)?.fields ?? null;
      const comparison = compareFields<Values>({ read, mine, present });
      return {
        ...comparison,
        said: mine,
        present,
        row,
        bodyWith: (choices) =>
          bodyWith(body, mergedFields<Values>({ mine, present }, comparison, choices), row),
      };
    },
    changes: (written) => {
      const read = readIn(written.read);
      if (!read) return [];
      const said: Fields = saidFields(written.body as Body, read.row);
      return Object.entries(said).filter(([field, value]) => !isSame(value, read.fields[field]));
    },
    without: (later, givenUp) => {
      const [own, gone] = [readIn(later.read), readIn(givenUp.read)];
      if (!own || !gone) return null;
      const body = later.body as Body;
      // Values that the later write took over from the discarded one revert to those before it.
      const said: Fields = saidFields(givenUp.body as Body, gone.row);
      const taken = Object.keys(said).filter((field) => isSame(said[field], own.fields[field]));
      const fields: Values = {
        ...own.fields,
        ...Object.fromEntries(taken.map((field) => [field, gone.fields[field]])),
      };
      const versions = {
        read: own.fields,
        mine: saidFields(body, gone.row),
        present: fields,
      };
      const merged = mergedFields<Values>(versions, compareFields<Values>(versions));
      const read: RebasedRead<Row> = { row: gone.row, fields };
      return { body: bodyWith(body, merged, gone.row), read };
    },
  };
}

/** Writes whose fields are merged with others' changes, by call. */
export const writes: Readonly<Record<string, Write>> = {
  'POST fleet_survey/save_tire': write(
    'axles',
    (map, body: TireSaving) => {
      const wheel = wheelIn(map, body);
      const { pressure_format, tread_depth_format } = map;
      return (
        wheel && {
          tire_id: wheel.tire?.tire_id ?? null,
          reading: wheel.reading,
          pressure_format,
          tread_depth_format,
        }
      );
    },
    readingFields,
  ),
  'POST fleet_survey/update_unit_inspection': write(
    'axles',
    ({ inspection, axles, checklist, wheel_ends, torque_format }, _: InspectionSaving) => ({
      inspection,
      axles: axles.map(({ axle_number, is_lifted }) => ({ axle_number, is_lifted })),
      checklist,
      wheel_ends,
      torque_format,
    }),
    inspectionFields,
  ),
  'POST fleet_survey/update_tire_details': write(
    'makes',
    ({ map, retreads }, body: TireDetails) => {
      const wheel = wheelIn(map, body);
      return wheel && { tire: wheel.tire, retreads };
    },
    makeFields,
  ),
  'POST fleet_survey/save_unit': write('unit', (unit, _: UnitSaving) => unit, unitFields),
  'POST fleet_survey/update_survey_details': write(
    'survey',
    (survey, _: SurveySaving) => survey,
    surveyFields,
  ),
};
