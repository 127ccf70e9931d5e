import type { Database } from '../db/database.ts';
import { testAddress } from '../db/testing.ts';

/** Adds accounts 1 to 3 and dealers 1 and 2; dealer 1 serves account 1, dealer 2 serves 1 and 2. */
export async function addFleet({ kysely: db }: Pick<Database, 'kysely'>): Promise<void> {
  for (const id of [1, 2, 3]) {
    const name = `Fleet ${id}`;
    await db
      .insertInto('accounts')
      .values({ id, nonsig: `A${id}`, name, account_type: 3, fleet_type: null, country: 'US' })
      .execute();
    await db
      .insertInto('locations')
      .values({ id, account_id: id, code: `L${id}`, name, ...testAddress })
      .execute();
  }
  for (const id of [1, 2]) {
    await db
      .insertInto('dealers')
      .values({
        id,
        nonsig: `D${id}`,
        name: `Dealer ${id}`,
        is_ctsc: false,
        is_retreader: false,
        ...testAddress,
      })
      .execute();
  }
  for (const [dealer_id, account_id] of [
    [1, 1],
    [2, 1],
    [2, 2],
  ] as const) {
    await db.insertInto('dealer_accounts').values({ dealer_id, account_id }).execute();
  }
  // Dealer 1 once worked for account 3, which it no longer serves.
  for (const [account_id, dealer_id] of [
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 1],
  ] as const) {
    await db
      .insertInto('service_calls')
      .values({
        account_id,
        location_id: account_id,
        dealer_id,
        call_number: `${account_id} ${dealer_id}`,
        call_type: 'emergency',
        unit_location: 'yard',
        status: 'completed',
        received_at: new Date('2025-01-01T12:00:00Z'),
        received_on: '2025-01-01',
      })
      .execute();
    await db
      .insertInto('invoice_lines')
      .values({
        account_id,
        location_id: account_id,
        dealer_id,
        invoice_number: `${account_id} ${dealer_id}`,
        line_number: 1,
        invoice_date: '2025-01-01',
        kind: 'labour',
        quantity: 1,
        amount: 1,
      })
      .execute();
  }
  await addSurveys(db);
}

/**
 * Adds a yard survey of each account, and one by each dealer of account 1, all with the same unit
 * of the account.
 */
async function addSurveys(db: Database['kysely']): Promise<void> {
  const unit = { unit_number: '7', configuration: '4x2', client_key: null, created_by: null };
  for (const id of [1, 2, 3]) {
    await db
      .insertInto('units')
      .values({
        ...unit,
        id,
        account_id: id,
        location_id: id,
        owner_id: null,
        type: 'tractor',
        meter: 'odometer',
        vocation: null,
        vin: null,
        dot: null,
        license_plate: null,
        license_plate_state: null,
        license_plate_country: null,
        manufacturer: null,
        model: null,
        year: null,
        deleted_at: null,
      })
      .execute();
  }
  for (const [id, account_id, kind, dealer_id] of [
    [1, 1, 'yard', null],
    [2, 2, 'yard', 2],
    [3, 3, 'yard', 1],
    [4, 1, 'dealer', 1],
    [5, 1, 'dealer', 2],
    [6, 1, 'yard', 2],
  ] as const) {
    const survey = { account_id, client_key: null, created_by: null };
    await db
      .insertInto('surveys')
      .values({
        ...survey,
        id,
        location_id: account_id,
        kind,
        dealer_id,
        survey_number: null,
        survey_date: '2025-01-01',
        surveyor: 'Sam',
        state: 'open',
        finished_at: null,
      })
      .execute();
    await db
      .insertInto('unit_inspections')
      .values({
        ...survey,
        ...unit,
        survey_id: id,
        unit_id: account_id,
        inspected_on: '2025-01-01',
        state: 'waiting',
        odometer_km: null,
        hours: null,
      })
      .execute();
    await db
      .insertInto('row_changes')
      .values({
        kind: 'survey',
        row_id: id,
        revision: 1,
        account_id,
        dealer_id: kind === 'dealer' ? dealer_id : null,
        action: 'created',
        fields: '{}',
        changed_by: null,
        changed_by_name: 'Sam',
        changed_at: new Date('2025-01-01T12:00:00Z'),
      })
      .execute();
  }
}
