import type { Page } from '@playwright/test';

interface Stored {
  readonly map: Readonly<Record<string, unknown>>;
  readonly images: readonly Readonly<Record<string, unknown>>[];
}

interface Placed {
  readonly place: object | null;
}

const placeOf = ({ place }: Placed) => JSON.stringify(place);
const byPlace = (one: Placed, other: Placed) => placeOf(one).localeCompare(placeOf(other));

/** What differs between two inspections of two units that are alike. */
const own = /(^|_)(id|at)$|address$|^(unit_number|survey|vin|tin)$/;

/**
 * What the server holds of a unit's inspection, without what is its own: ids, names and times. Photos stand
 * in the order of their places: those that waited arrive in any order.
 */
export async function storedInspection(page: Page, number: string): Promise<Stored> {
  const [survey = ''] = /(?<=fleet-survey\/)\d+/.exec(page.url()) ?? [];
  const headers = await page.evaluate(() => ({
    authorization: `Bearer ${localStorage.getItem('token')}`,
    'api-key': localStorage.getItem('api_key') ?? '',
  }));
  const ask = async (call: string) => {
    const answer = await page.request.get(`/api/v2/fleet_survey/${call}`, { headers });
    return answer.json();
  };
  const { units } = await ask(`${survey}/units`);
  const { unit_id, unit_inspection_id } = units.find(
    (unit: { readonly unit_number: string }) => unit.unit_number === number,
  );
  const stored = {
    map: await ask(`${survey}/axles/${unit_id}`),
    images: (await ask(`get_unit_inspection_images/${unit_inspection_id}`)).images.sort(byPlace),
  };
  return JSON.parse(JSON.stringify(stored, (name, value) => (own.test(name) ? undefined : value)));
}
