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

/** What the server answers of that which writes change. */
export interface Documents {
  readonly axles: AxleMap;
  readonly unit: Unit;
  readonly survey: SurveyRow;
  /** The tires of a unit, and the caps that there are. */
  readonly makes: { readonly map: AxleMap; readonly retreads: TireSelects['retread_lines'] };
}
export type Source = keyof Documents;

/** A write beside what stands there now. */
export interface Weighed extends Comparison {
  /** What the write says, by field. */
  readonly said: Fields;
  /** What stands there, by field. */
  readonly present: Fields;
  /** What stands there, as the merged write has read it. */
  readonly row: unknown;
  /** The body of the merged write, without a key of its own. */
  readonly bodyWith: (choices: Choices) => object;
}

/** What a write has read that was made on top of one that was given up. */
interface Rebased<Row> {
  /** As it stood on the server. */
  readonly row: Row;
  /** Its values with the own changes that are left. */
  readonly fields: Fields;
}

/** A write, and what it has read. */
export interface Written {
  readonly body: object;
  readonly read: unknown;
}

interface Write {
  /** What is read to see what stands there now. */
  readonly source: Source;
  /** What a write keeps of that as `read`; null where it names no row of it. */
  readonly rowIn: (document: Documents[Source], body: unknown) => unknown;
  readonly weigh: (written: Written, row: unknown) => Weighed;
  /** What it changes of what it had read, by field; nothing where nobody knows that. */
  readonly changes: (written: Written) => readonly (readonly [field: string, value: unknown])[];
  /** A write as it would be without one before it that is given up; null where nobody knows what they read. */
  readonly without: (later: Written, givenUp: Written) => Written | null;
}

function write<From extends Source, Body extends object, Row, Values extends Fields>(
  source: From,
  rowIn: (document: Documents[From], body: Body) => Row | null,
  { rowFields, saidFields, bodyWith }: Comparable<Body, Row, Values>,
): Write {
  // An entry's body is what a screen sent; its `read` is what `rowIn` gave, or comes from here.
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
      // What the one given up said, and the later one has read, is as it was before.
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
      const read: Rebased<Row> = { row: gone.row, fields };
      return { body: bodyWith(body, merged, gone.row), read };
    },
  };
}

/** Writes whose fields are merged with those of others, by their calls. */
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
