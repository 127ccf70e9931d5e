import type { TireSaving, Unit, UnitsToSurvey } from '@portal/contract/fleet-surveys';
import { CallFailure, clientKey } from '@portal/platform/http';
import { type DocumentName, documentKey, type NewEntry } from '@portal/platform/offline';
import type { Device } from '../documents/device.ts';
import { remote } from '../entry/survey-entry.ts';
import { withServerIds, withServerNames } from '../names/known-ids.ts';
import type { CallInput } from '../network/network.ts';
import { addedNewUnitRows, addedUnitRows, type ChosenUnits, chosenUnits } from './added-units.ts';
import { type Plan, plans } from './plans.ts';
import { priorStateReaders, withoutOwnTire } from './prior-state-readers.ts';
import type { WritableCall } from './writes.ts';

interface EntriesContext {
  readonly device: Device;
  /** The server is not responding, as far as this page has seen. */
  readonly isAway: boolean;
}

/** The outbox entries for a write; null if it cannot wait here. */
export async function entriesForWrite(
  call: WritableCall,
  asked: CallInput,
  making: EntriesContext,
): Promise<NewEntry[] | null> {
  const { device } = making;
  const key = keyOf(asked) ?? clientKey();
  if (call === 'POST fleet_survey/add_existing_unit_to_survey')
    return entriesForAddedUnits(asked, key, making);
  if (call === 'POST fleet_survey/add_new_unit_to_survey') {
    const read = await addedNewUnitRows(device, asked.body as never, key);
    return read && [entryOf(call, asked, key, { read })].flatMap((entry) => entry ?? []);
  }
  const body =
    call === 'POST fleet_survey/save_tire' ? withoutOwnTire(asked.body as TireSaving) : asked.body;
  const about = (plans[call] as Plan<never>).about(asked as never, key);
  if (!about) return refuseUnnamed(asked);
  const before = priorStateReaders[call] ? await priorStateReaders[call](device, about, body) : {};
  const entry = before && entryOf(call, { ...asked, body }, key, before);
  return entry && [entry];
}

/**
 * Splits units that are added without a network into one write each, so that each inspection has
 * its own name from the start.
 */
async function entriesForAddedUnits(
  asked: CallInput,
  key: string,
  { device, isAway }: EntriesContext,
): Promise<NewEntry[] | null> {
  const call = 'POST fleet_survey/add_existing_unit_to_survey';
  const chosen = await chosenUnits(device, asked.body as UnitsToSurvey);
  if (!chosen) return null;
  const made = (unit: Unit | undefined, body: UnitsToSurvey, own: string, of: ChosenUnits) => {
    const read = addedUnitRows(of, own);
    return entryOf(call, { body }, own, { read, unit_number: unit?.unit_number }) ?? [];
  };
  const said = asked.body as UnitsToSurvey;
  const [first, ...others] = chosen.units;
  if (!isAway || !first)
    return [made(others.length === 0 ? first : undefined, said, key, chosen)].flat();
  return chosen.units.flatMap((unit) => {
    const isFirst = unit === first;
    const own = isFirst ? key : clientKey();
    const body = { survey_id: said.survey_id, units: [unit.unit_id], client_key: own };
    // Only the first write reports the other results.
    const rest = isFirst ? chosen : { already_there: 0, unknown_numbers: [] };
    return made(unit, body, own, { ...rest, units: [unit] });
  });
}

function entryOf(
  call: WritableCall,
  asked: CallInput,
  key: string,
  { read, unit_number }: { readonly read?: unknown; readonly unit_number?: string | undefined },
): NewEntry | null {
  const plan = plans[call] as Plan<never>;
  const { params, query, file } = asked;
  const said = { params, query, body: asked.body };
  const keyed = call.startsWith('DELETE ')
    ? { ...said, query: { ...(query as object), client_key: key } }
    : { ...said, body: { ...(asked.body as object), client_key: key } };
  const about = plan.about(keyed as never, key);
  if (!about) return null;
  const document = plan.document?.(about);
  return {
    id: key,
    remote,
    call,
    options: JSON.parse(JSON.stringify(call.startsWith('DELETE ') ? withServerIds(keyed) : keyed)),
    ...(file && { file }),
    holds: plan.holds(about, keyed as never),
    needs: plan.needs(about, keyed as never),
    ...(plan.isLast && { isLast: true }),
    group: plan.group(about),
    subject: { ...about, ...(unit_number !== undefined && { unit_number }), what: plan.what },
    ...(read !== undefined && { read }),
    ...(document && { document: storedDocumentKey(...document) }),
  };
}

/** The server's answers contain its own ids. */
const storedDocumentKey = (call: string, asked: DocumentName) =>
  documentKey(call, withServerNames(call, asked));

const keyOf = ({ body, query }: CallInput): string | null => {
  const { client_key } = { ...(query as object), ...(body as object) } as { client_key?: unknown };
  return typeof client_key === 'string' ? client_key : null;
};

/**
 * Refuses a write about an inspection that has no name yet because it was added with others in a
 * waiting write; it can be written once that write is answered.
 */
function refuseUnnamed({ body, params }: CallInput): null {
  const names = Object.values({ ...(body as object), ...(params as object) });
  if (names.some((name) => typeof name === 'string' && /^[0-9a-f-]{36}\//.test(name)))
    throw new CallFailure({ status: 0, code: 'network' });
  return null;
}
