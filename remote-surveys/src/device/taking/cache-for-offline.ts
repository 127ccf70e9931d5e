import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import {
  type DocumentName,
  documentKey,
  documentsOf,
  dropSet,
  keepDocuments,
} from '@portal/platform/offline';
import { surveySet, yardSet } from '../documents/device.ts';
import { remote } from '../entry/survey-entry.ts';
import { serverName } from '../names/known-ids.ts';
import { askServer } from '../network/network.ts';
import { cacheCatalog } from './cache-catalog.ts';
import { markCached, markRemoved, markRenewed } from './cached-sets.ts';

/** A location or survey that can be cached for offline use; a survey by its id or key. */
export type OfflineSubject =
  | { readonly kind: 'yard'; readonly id: number }
  | { readonly kind: 'survey'; readonly id: number | string };

export const setNameOf = ({ kind, id }: OfflineSubject): string =>
  kind === 'yard' ? yardSet(id) : surveySet(id);

/** The location or survey cached under a name; null for other sets. */
export function offlineSubjectOf(set: string): OfflineSubject | null {
  const [, kind, id = ''] = /^(yard|survey) (\S+)$/.exec(set) ?? [];
  if (kind === 'yard') return { kind, id: Number(id) };
  return kind === 'survey' ? { kind, id: /^\d+$/.test(id) ? Number(id) : id } : null;
}

/** Receives the progress of caching, from 0 to 1. */
export type OnProgress = (share: number) => void;

interface OfflineCopyAnswer {
  readonly location: { readonly name: string; readonly code: string };
  readonly survey: SurveyRow | null;
  readonly units: number;
  readonly documents: readonly (DocumentName & {
    readonly call: string;
    readonly answer: unknown;
    readonly hash: string;
  })[];
  readonly unchanged: readonly string[];
}

/** Key under which the hashes of a set's documents are stored, by document key. */
const hashesKey = (set: string) => `hashes of ${set}`;

/**
 * Caches what the screens need of a location or a survey. Cached documents that have not changed
 * are not sent again.
 *
 * @throws CallFailure if the server refuses it
 * @throws DOMException if the device has no room
 */
export async function cacheForOffline(
  taking: OfflineSubject,
  onStep: OnProgress = () => {},
): Promise<void> {
  const set = setNameOf(taking);
  const kept = await documentsOf(set);
  const known = hashesIn(kept.get(hashesKey(set))?.value, kept);
  void navigator.storage?.persist?.().catch(() => {});
  onStep(0.1);
  const taken = (await askServer('POST fleet_survey/take_along', {
    body: {
      ...(taking.kind === 'yard'
        ? { location_id: taking.id }
        : { survey_id: serverName('survey', taking.id) }),
      known,
    },
  })) as OfflineCopyAnswer;
  onStep(0.6);
  const documents = new Map<string, unknown>();
  const hashes: Record<string, string> = {};
  for (const key of taken.unchanged) hashes[key] = known[key] ?? '';
  for (const { call, answer, hash, ...asked } of taken.documents) {
    const key = documentKey(call, asked);
    documents.set(key, answer);
    hashes[key] = hash;
  }
  documents.set(hashesKey(set), hashes);
  const title = titleOf(taken);
  await keepDocuments({ id: set, remote, title, units: taken.units }, documents, taken.unchanged);
  markCached(set);
  markRenewed(set);
  await cacheCatalog((share) => onStep(0.7 + 0.3 * share));
}

/** Removes a cached location or survey from this device. */
export async function removeOfflineCopy(taking: OfflineSubject): Promise<void> {
  await dropSet(setNameOf(taking));
  markRemoved(setNameOf(taking));
}

function titleOf({ location, survey }: OfflineCopyAnswer): string {
  const yard = location.name || location.code;
  return survey ? `${yard}, ${formatDate(survey.survey_date)}` : yard;
}

/** The hashes of the documents that are still cached. */
function hashesIn(
  value: unknown,
  kept: ReadonlyMap<string, unknown>,
): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string' && kept.has(pair[0]),
    ),
  );
}
