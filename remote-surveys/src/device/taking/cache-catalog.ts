import type { TireSelects } from '@portal/contract/fleet-surveys';
import { clock } from '@portal/platform/guarding';
import { documentKey, documentsOf, keepDocuments } from '@portal/platform/offline';
import { remote } from '../entry/survey-entry.ts';
import { askServer } from '../network/network.ts';

const call = 'POST fleet_survey/get_edit_tire_selects';
/** Name of the set, which belongs to no location. */
const set = 'catalog';
/** Milliseconds before the catalog is fetched again. */
const fresh = 7 * 24 * 3_600_000;
/** Number of calls that run in parallel. */
const together = 4;

/**
 * Caches the lines of each brand, so that a new tire can be named without a network.
 *
 * @param onStep receives the share that is done, 0 to 1
 */
export async function cacheCatalog(onStep: (share: number) => void): Promise<void> {
  const kept = [...(await documentsOf(set)).values()];
  const isFresh = kept.some(({ at }) => clock.now().getTime() - Date.parse(at) < fresh);
  if (isFresh) return onStep(1);
  const { brands } = (await askServer(call, { body: {} })) as TireSelects;
  const documents = new Map<string, unknown>();
  const left = [...brands];
  const take = async () => {
    for (let brand = left.shift(); brand !== undefined; brand = left.shift()) {
      documents.set(
        documentKey(call, { body: { brand } }),
        await askServer(call, { body: { brand } }),
      );
      onStep(documents.size / brands.length);
    }
  };
  await Promise.all(Array.from({ length: together }, take));
  await keepDocuments({ id: set, remote, title: set, units: 0 }, documents, []);
  onStep(1);
}
