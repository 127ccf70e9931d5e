import type { Page } from '@playwright/test';

interface StoredInspection {
  readonly map: Readonly<Record<string, unknown>>;
  readonly images: readonly Readonly<Record<string, unknown>>[];
}

interface PlacedImage {
  readonly place: object | null;
}

const placeOf = ({ place }: PlacedImage) => JSON.stringify(place);
const byPlace = (one: PlacedImage, other: PlacedImage) =>
  placeOf(one).localeCompare(placeOf(other));

/** Fields that differ between the inspections of two equal units. */
const own = /(^|_)(id|at)$|address$|^(unit_number|survey|vin|tin)$/;

/**
 * Returns the inspection of a unit as stored on the server, without the fields that always differ:
 * ids, names and times. Photos are sorted by their places, because those from the outbox arrive in
 * any order.
 */
export async function storedInspection(page: Page, number: string): Promise<StoredInspection> {
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
