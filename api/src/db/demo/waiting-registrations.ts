import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { dayOf, instantOf } from './days.ts';
import type { World } from './world.ts';

/** Eastern standard time. */
const offset = -5;

/** Inserts requests for access, so that the administrators' list is not empty at first. */
export async function insertRegistrations(
  database: Kysely<Schema>,
  { accounts, dealers }: World,
  today: string,
): Promise<void> {
  const waitingFor = (days: number, minute: number) =>
    instantOf(dayOf(today) - days, minute, offset);
  await database
    .insertInto('registrations')
    .values([
      {
        name: 'Marisol',
        last_name: 'Ibarra',
        email: 'marisol.ibarra@demo.example',
        company: accounts[0]?.name ?? '',
        phone: '+1 330 555 0142',
        group_code: 'CUS',
        account_number: accounts[0]?.nonsig ?? '',
        message: 'Llevo los neumáticos de tres terminales y necesito los informes de mi flota.',
        language: 'es-US',
        requested_at: waitingFor(6, 9 * 60 + 12),
      },
      {
        name: 'Étienne',
        last_name: 'Gagnon',
        email: 'etienne.gagnon@demo.example',
        company: dealers[3]?.name ?? '',
        phone: '+1 514 555 0167',
        group_code: 'DLR',
        account_number: dealers[3]?.nonsig ?? '',
        message: '',
        language: 'fr-CA',
        requested_at: waitingFor(2, 14 * 60 + 40),
      },
      {
        name: 'Brandon',
        last_name: 'Whitaker',
        email: 'brandon.whitaker@demo.example',
        company: 'Whitaker Regional Haulage',
        phone: '',
        group_code: 'CUS',
        account_number: '',
        message:
          'I took over from our fleet manager last month. I do not know our account number; ' +
          'our dealer can tell you.',
        language: 'en-US',
        requested_at: waitingFor(1, 16 * 60 + 5),
      },
    ])
    .execute();
}
