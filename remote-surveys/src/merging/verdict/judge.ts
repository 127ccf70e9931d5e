import type {
  AxleMap,
  SurveyRow,
  TireSaving,
  TiresReplacing,
} from '@portal/contract/fleet-surveys';
import type { Choices } from '../fields/three-way.ts';
import { replacedSince, replacingPresent } from '../things/replacement.ts';
import { type Reason, reasonOf } from './reasons.ts';
import { type Documents, type Source, type Weighed, type Written, writes } from './writes.ts';

/** A write that was refused. */
export interface RefusedWrite extends Written {
  readonly call: string;
  readonly failure: { readonly status: number; readonly code: string; readonly path: string };
}

/** A field that two have changed. */
export interface Clash {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What comes of a refused write. One that goes on is sent under a key of its own. */
export type Verdict =
  /** It goes in as it is meant, beside what others have changed. */
  | { readonly kind: 'merged'; readonly next: Written; readonly theirs: readonly string[] }
  /** Somebody has to choose. */
  | {
      readonly kind: 'clash';
      readonly clashes: readonly Clash[];
      readonly theirs: readonly string[];
      readonly nextWith: (choices: Choices) => Written;
    }
  | { readonly kind: 'whole'; readonly reason: Reason }
  /** A field is wrong, or something is asked. */
  | { readonly kind: 'refused' };

const replacing = 'POST fleet_survey/replace_tires';
const finishing = 'POST fleet_survey/finish_survey';

/** What has to be read before a refused write can be judged; null where its refusal says it all. */
export function sourceOf({ call, failure }: Pick<RefusedWrite, 'call' | 'failure'>): Source | null {
  if (failure.code !== 'changed_elsewhere') return null;
  if (call === replacing) return 'axles';
  if (call === finishing) return 'survey';
  return writes[call]?.source ?? null;
}

/**
 * Judges a refused write by what stands there now.
 *
 * @param document what `sourceOf` names; null where it cannot be read or is not there
 */
export function judge(refused: RefusedWrite, document: Documents[Source] | null): Verdict {
  const reason = reasonOf(refused);
  if (reason) return { kind: 'whole', reason };
  const { call, body, read, failure } = refused;
  if (failure.code !== 'changed_elsewhere') return { kind: 'refused' };
  const changed = { kind: 'whole', reason: 'changed' } as const;
  if (!document) return changed;
  if (call === replacing) return judgeReplacing(refused, document as AxleMap);
  if (call === finishing) return judgeFinishing(refused, document as SurveyRow);
  const row = writes[call]?.rowIn(document, body) ?? null;
  if (row === null) return changed;
  if (isOfOtherTire({ body, read }, row)) return { kind: 'whole', reason: 'tire_replaced' };
  const weighed = writes[call]?.weigh({ body, read }, row);
  return weighed ? judgeFields(weighed) : changed;
}

/** Where a unit stands is never moved in silence, although only one of both has moved it. */
const asked = 'location_id';

function judgeFields(weighed: Weighed): Verdict {
  const isMoved = weighed.theirs.includes(asked) && Object.hasOwn(weighed.said, asked);
  const clashing = [...weighed.both, ...(isMoved ? [asked] : [])];
  const theirs = weighed.theirs.filter((field) => !clashing.includes(field));
  const nextWith = (choices: Choices): Written => {
    const body = weighed.bodyWith(choices);
    const isBack = isMoved && choices[asked] === 'mine';
    return {
      body: isBack ? { ...body, [asked]: weighed.said[asked] } : body,
      read: weighed.row,
    };
  };
  if (clashing.length === 0) return { kind: 'merged', next: nextWith({}), theirs };
  return {
    kind: 'clash',
    clashes: clashing.map((field) => ({
      field,
      mine: weighed.said[field],
      theirs: weighed.present[field],
    })),
    theirs,
    nextWith,
  };
}

/** A reading, and a make, is of one tire: where another one stands by now, no field of it can be merged. */
function isOfOtherTire({ body, read }: Written, row: unknown): boolean {
  const said = tireIn(body) ?? tireIn(Reflect.get(Object(read), 'tire'));
  const present = tireIn(row) ?? tireIn(Reflect.get(Object(row), 'tire'));
  return said !== undefined && said !== present;
}

/** The tire that something names: null for none, undefined where it says nothing of tires. */
const tireIn = (thing: unknown): number | null | undefined =>
  Reflect.get(Object(thing), 'tire_id') as TireSaving['tire_id'];

/** Tires that are the same, and that somebody has described otherwise meanwhile, come off all the same. */
function judgeReplacing({ body, read }: RefusedWrite, map: AxleMap): Verdict {
  const said = body as TiresReplacing;
  if (replacedSince(said, map).length > 0) return { kind: 'whole', reason: 'tire_replaced' };
  return { kind: 'merged', next: { body: replacingPresent(said, map), read }, theirs: [] };
}

/** A survey that has other units than its author has seen is not finished without a question. */
function judgeFinishing({ body, read }: RefusedWrite, survey: SurveyRow): Verdict {
  const { units, inspected_units }: Partial<SurveyRow> = read ?? {};
  if (units !== survey.units || (inspected_units ?? 0) > survey.inspected_units)
    return { kind: 'whole', reason: 'survey_moved_on' };
  const next = { body: { ...body, revision: survey.revision }, read: survey };
  return { kind: 'merged', next, theirs: [] };
}
