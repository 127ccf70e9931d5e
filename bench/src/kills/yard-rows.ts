import type { Person } from './person.ts';
import {
  type AcknowledgedIds,
  type RowErrors,
  type RowWriter,
  readAcknowledgment,
} from './writing.ts';

type Row = Readonly<Record<string, string>>;

const calls = 'v2/fleet_survey';

/** Units and surveys of a yard; each write is repeated with its key until it is acknowledged. */
export async function yardRows(person: Person): Promise<RowWriter[]> {
  const { ask, login } = person;
  const yards = await ask(`${calls}/select_locations`, { page_number: 1, page_size: 1 });
  const [yard] = (yards?.body.accounts ?? []) as { readonly location_id: number }[];
  if (!yard) throw new Error(`${login} has no yard.`);
  const { location_id } = yard;
  const units: RowWriter = {
    write: async (unit_number, client_key) => {
      const unit = { unit_number, type: 'tractor', configuration: '6x4' };
      const answer = await ask(`${calls}/save_unit`, { client_key, location_id, ...unit });
      return readAcknowledgment(answer, ({ unit: saved }) => (saved as Row).unit_id);
    },
    check: async (ids) => {
      const rows = await allRows(person, 'units', { location_id, keyword: `${login}-` });
      return wrongIn(ids, rows, { name: 'unit_number', id: 'unit_id' });
    },
  };
  const surveys: RowWriter = {
    write: async (comments, client_key) => {
      const survey = { kind: 'yard', survey_date: '2025-01-15', surveyor: login, comments };
      const answer = await ask(`${calls}/create_survey`, { client_key, location_id, ...survey });
      return readAcknowledgment(answer, ({ survey: opened }) => (opened as Row).survey_id);
    },
    check: async (ids) => {
      const rows = await allRows(person, 'surveys', { location_id, surveyor: login });
      return wrongIn(ids, rows, { name: 'comments', id: 'survey_id' });
    },
  };
  return [units, surveys];
}

async function allRows({ ask }: Person, rows: string, which: object): Promise<Row[]> {
  const all: Row[] = [];
  for (let page_number = 1; ; page_number += 1) {
    const answer = await ask(`${calls}/get_${rows}`, { ...which, page_number, page_size: 100 });
    if (answer?.status !== 200) throw new Error(`The ${rows} could not be read.`);
    all.push(...(answer.body[rows] as Row[]));
    if (all.length >= Number(answer.body.total_items)) return all;
  }
}

/** Each name must exist once, with the acknowledged id. */
function wrongIn(
  ids: AcknowledgedIds,
  rows: readonly Row[],
  field: { readonly name: string; readonly id: string },
): RowErrors {
  const there = new Set(rows.map((row) => `${row[field.id]} ${row[field.name]}`));
  const lost = [...ids].filter(([name, id]) => !there.has(`${id} ${name}`)).length;
  return { lost, doubled: rows.length - (ids.size - lost) };
}
