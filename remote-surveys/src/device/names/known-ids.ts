import { currentUser, readKept, writeKept } from '@portal/platform/session';
import { isKey } from './own-names.ts';

/** What rows can be named by the key of the write that made them. */
export type RowKind = 'survey' | 'unit' | 'inspection' | 'change';

const kinds: readonly RowKind[] = ['survey', 'unit', 'inspection', 'change'];

/** Fields that name a row, with what it is. */
const fields: Readonly<Record<string, RowKind>> = {
  survey_id: 'survey',
  unit_id: 'unit',
  unit_inspection_id: 'inspection',
  tire_change_id: 'change',
};

/** Rows that are remembered, the latest ones: more than a day makes. */
const most = 2000;

type Pairs = readonly (readonly [kind: RowKind, key: string, id: number])[];

let keptFor: string | null = null;
let isFollowing = false;
let pairs: Pairs = [];
let ids = new Map<string, number>();
let keys = new Map<string, string>();
const listeners = new Set<() => void>();

const placeOf = (login: string) => `surveys/made-here/${encodeURIComponent(login)}`;

/**
 * Remembers which id the server gave to a row that was made on this device. The row keeps its key here as
 * its name, so that addresses, drafts and later writes go on meaning it.
 */
export function learnId(kind: RowKind, key: unknown, id: unknown): void {
  if (!isKey(key) || typeof id !== 'number') return;
  const login = load();
  if (login === null || ids.get(`${kind} ${key}`) === id) return;
  take([...pairs.slice(-most + 1), [kind, key, id]]);
  writeKept('browser', placeOf(login), pairs);
  for (const listener of [...listeners]) listener();
}

/** Hears of ids that are learned. @returns stops hearing */
export function onLearned(heard: () => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

/** An answer of the server in which rows that were made on this device have their keys for names. */
export function withKeys<Value>(answer: Value): Value {
  load();
  return keys.size === 0 ? answer : (renamed(answer) as Value);
}

/** The id of a row, where it is known by its key alone; the name as it is otherwise. */
export function serverName(kind: RowKind, name: number | string): number | string {
  load();
  return ids.get(`${kind} ${name}`) ?? name;
}

/** What a row is called on this device: its key, where it was made here. */
export function ownName(kind: RowKind, name: string): string {
  load();
  return keys.get(`${kind} ${name}`) ?? name;
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const kind = fields[name];
      return [name, kind === undefined ? renamed(field) : (keys.get(`${kind} ${field}`) ?? field)];
    }),
  );
}

function take(next: Pairs): void {
  pairs = next;
  ids = new Map(next.map(([kind, key, id]) => [`${kind} ${key}`, id]));
  keys = new Map(next.map(([kind, key, id]) => [`${kind} ${id}`, key]));
}

/** Reads what is remembered for the person in front of the page. @returns their login */
function load(): string | null {
  const login = currentUser()?.Login ?? null;
  if (!isFollowing) followTabs();
  if (login === keptFor) return login;
  keptFor = login;
  const kept = login === null ? null : readKept('browser', placeOf(login));
  take(Array.isArray(kept) ? kept.filter(isPair) : []);
  return login;
}

/** Another tab may learn an id first. */
function followTabs(): void {
  isFollowing = true;
  addEventListener('storage', ({ key }) => {
    if (key === null || (keptFor !== null && key === placeOf(keptFor))) keptFor = null;
  });
}

const isPair = (pair: unknown): pair is Pairs[number] =>
  Array.isArray(pair) &&
  kinds.some((kind) => kind === pair[0]) &&
  isKey(pair[1]) &&
  typeof pair[2] === 'number';

/** Parameters of addresses that name a row, with what it is. */
const parameters: Readonly<Record<string, RowKind>> = {
  surveyId: 'survey',
  unitId: 'unit',
  unitInspectionId: 'inspection',
  'GET fleet_survey/get_unit/{id} id': 'unit',
  'GET fleet_survey/get_blank_axles/{id} id': 'unit',
  'GET fleet_survey/get_unit_inspection_images/{id} id': 'inspection',
};

/** What a call is asked with, by the ids of the server as far as they are known. */
export function withServerNames<Asked extends { readonly params?: unknown }>(
  call: string,
  asked: Asked,
): Asked {
  load();
  const { params } = asked;
  if (ids.size === 0 || params === undefined) return asked;
  const byNumber = (kind: RowKind, name: unknown) => String(serverName(kind, name as string));
  return { ...asked, params: named(params, parameterOf(call), byNumber) };
}

const parameterOf =
  (call: string) =>
  (name: string): RowKind | undefined =>
    parameters[name] ?? parameters[`${call} ${name}`];

/** What is called what on this device, of the parameters of an address. */
export function ownParams<Params extends Readonly<Record<string, string>>>(params: Params): Params {
  load();
  return named(params, parameterOf(''), byKey) as Params;
}

/** Fields that name several rows. */
const lists: Readonly<Record<string, RowKind>> = {
  units: 'unit',
  unit_ids: 'unit',
  surveys: 'survey',
};

/** Parameters of queries that name a row. */
const queries: Readonly<Record<string, RowKind>> = { ...fields, unitInspectionId: 'inspection' };

/**
 * What a call is asked with, by what rows are called on this device: one that was made here may be asked
 * for by the number that the server gave it.
 */
export function withOwnNames<
  Asked extends { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
>(call: string, asked: Asked): Asked {
  load();
  if (keys.size === 0) return asked;
  const { params, query, body } = asked;
  return {
    ...asked,
    ...(params !== undefined && { params: named(params, parameterOf(call), byKey) }),
    ...(query !== undefined && { query: named(query, (name) => queries[name], byKey) }),
    ...(body !== undefined && { body: named(body, (name) => fields[name] ?? lists[name], byKey) }),
  };
}

const byKey = (kind: RowKind, name: unknown): unknown => keys.get(`${kind} ${name}`) ?? name;

/** The same object, in which fields of the given kinds name their rows in another way. */
function named(
  said: unknown,
  kindOf: (field: string) => RowKind | undefined,
  nameOf: (kind: RowKind, name: unknown) => unknown,
): unknown {
  if (typeof said !== 'object' || said === null) return said;
  const entries = Object.entries(said).map(([field, value]) => {
    const kind = kindOf(field);
    if (kind === undefined) return [field, value];
    const of = (name: unknown) => nameOf(kind, name);
    return [field, Array.isArray(value) ? value.map(of) : of(value)];
  });
  return Object.fromEntries(entries);
}

/** Fields that calls take as ids alone. */
const idsAlone: Readonly<Record<string, RowKind>> = {
  unitInspectionId: 'inspection',
  unit_inspection_id: 'inspection',
  unit_ids: 'unit',
};

/** What a call is asked with that takes no keys. */
export function withServerIds<Asked extends { readonly body?: unknown; readonly query?: unknown }>(
  asked: Asked,
): Asked {
  load();
  if (ids.size === 0) return asked;
  const { body, query } = asked;
  const byId = (kind: RowKind, name: unknown) => serverName(kind, name as number | string);
  return {
    ...asked,
    ...(body !== undefined && { body: named(body, (name) => idsAlone[name], byId) }),
    ...(query !== undefined && { query: named(query, (name) => idsAlone[name], byId) }),
  };
}
