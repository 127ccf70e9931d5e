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
import { takeCatalog } from './catalog.ts';
import { noteLeft, noteRenewed, noteTaken } from './taken-list.ts';

/** What is taken along: a yard, or a survey by its id or key. */
export type Taking =
  | { readonly kind: 'yard'; readonly id: number }
  | { readonly kind: 'survey'; readonly id: number | string };

export const setOf = ({ kind, id }: Taking): string =>
  kind === 'yard' ? yardSet(id) : surveySet(id);

/** What was taken along under a name; null for other sets. */
export function takingOf(set: string): Taking | null {
  const [, kind, id = ''] = /^(yard|survey) (\S+)$/.exec(set) ?? [];
  if (kind === 'yard') return { kind, id: Number(id) };
  return kind === 'survey' ? { kind, id: /^\d+$/.test(id) ? Number(id) : id } : null;
}

/** How far taking along is: from 0 to 1. */
export type OnStep = (share: number) => void;

interface Taken {
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

/** Under it the hashes of a set's documents are kept, by their keys. */
const hashesKey = (set: string) => `hashes of ${set}`;

/**
 * Keeps on this device what its screens need of a yard or a survey. What is there already and has not changed
 * is not sent again.
 *
 * @throws CallFailure as the server refuses it
 * @throws DOMException where the device has no room
 */
export async function takeAlong(taking: Taking, onStep: OnStep = () => {}): Promise<void> {
  const set = setOf(taking);
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
  })) as Taken;
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
  noteTaken(set);
  noteRenewed(set);
  await takeCatalog((share) => onStep(0.7 + 0.3 * share));
}

/** Leaves a yard or a survey behind: nothing of it stays on this device. */
export async function leaveBehind(taking: Taking): Promise<void> {
  await dropSet(setOf(taking));
  noteLeft(setOf(taking));
}

function titleOf({ location, survey }: Taken): string {
  const yard = location.name || location.code;
  return survey ? `${yard}, ${formatDate(survey.survey_date)}` : yard;
}

/** The hashes of those documents that are there. */
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
