import type {
  AxleMap,
  SurveyRow,
  TireSaving,
  TiresReplacing,
} from '@portal/contract/fleet-surveys';
import type { Choices } from '../fields/three-way.ts';
import { replacedSince, withPresentTires } from '../things/replacement.ts';
import { type Reason, reasonOf } from './reasons.ts';
import {
  type ComparedWrite,
  type Documents,
  type Source,
  type WriteWithBase,
  writes,
} from './writes.ts';

/** A write that was refused. */
export interface RefusedWrite extends WriteWithBase {
  readonly call: string;
  readonly failure: { readonly status: number; readonly code: string; readonly path: string };
}

/** A field changed by both sides. */
export interface Clash {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Outcome of a refused write. A write that is sent again gets a new key. */
export type Verdict =
  /** Can be sent, merged with others' changes. */
  | { readonly kind: 'merged'; readonly next: WriteWithBase; readonly theirs: readonly string[] }
  /** A user must choose. */
  | {
      readonly kind: 'clash';
      readonly clashes: readonly Clash[];
      readonly theirs: readonly string[];
      readonly nextWith: (choices: Choices) => WriteWithBase;
    }
  | { readonly kind: 'whole'; readonly reason: Reason }
  /** A field is invalid, or the server asks a question. */
  | { readonly kind: 'refused' };

const replacing = 'POST fleet_survey/replace_tires';
const finishing = 'POST fleet_survey/finish_survey';

/** The document needed to judge a refused write; null if the refusal alone is enough. */
export function sourceOf({ call, failure }: Pick<RefusedWrite, 'call' | 'failure'>): Source | null {
  if (failure.code !== 'changed_elsewhere') return null;
  if (call === replacing) return 'axles';
  if (call === finishing) return 'survey';
  return writes[call]?.source ?? null;
}

/**
 * Judges a refused write against the server's present state.
 *
 * @param document the one named by `sourceOf`; null if it cannot be read or does not exist
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

/** A unit's location never changes silently, even if only one side has changed it. */
const asked = 'location_id';

function judgeFields(weighed: ComparedWrite): Verdict {
  const isMoved = weighed.theirs.includes(asked) && Object.hasOwn(weighed.said, asked);
  const clashing = [...weighed.both, ...(isMoved ? [asked] : [])];
  const theirs = weighed.theirs.filter((field) => !clashing.includes(field));
  const nextWith = (choices: Choices): WriteWithBase => {
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

/**
 * Whether the position has another tire by now: readings and makes belong to one tire, and none of
 * their fields can be merged then.
 */
function isOfOtherTire({ body, read }: WriteWithBase, row: unknown): boolean {
  const said = tireIn(body) ?? tireIn(Reflect.get(Object(read), 'tire'));
  const present = tireIn(row) ?? tireIn(Reflect.get(Object(row), 'tire'));
  return said !== undefined && said !== present;
}

/** The tire that a value names: null for no tire, undefined if it does not mention tires. */
const tireIn = (thing: unknown): number | null | undefined =>
  Reflect.get(Object(thing), 'tire_id') as TireSaving['tire_id'];

/** The tires are still removed if another user has only changed their details meanwhile. */
function judgeReplacing({ body, read }: RefusedWrite, map: AxleMap): Verdict {
  const said = body as TiresReplacing;
  if (replacedSince(said, map).length > 0) return { kind: 'whole', reason: 'tire_replaced' };
  return { kind: 'merged', next: { body: withPresentTires(said, map), read }, theirs: [] };
}

/** If the survey's units have changed since its author saw it, finishing it needs a decision. */
function judgeFinishing({ body, read }: RefusedWrite, survey: SurveyRow): Verdict {
  const { units, inspected_units }: Partial<SurveyRow> = read ?? {};
  if (units !== survey.units || (inspected_units ?? 0) > survey.inspected_units)
    return { kind: 'whole', reason: 'survey_moved_on' };
  const next = { body: { ...body, revision: survey.revision }, read: survey };
  return { kind: 'merged', next, theirs: [] };
}
