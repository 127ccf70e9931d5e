import { currentUser, readKept, writeKept } from '@portal/platform/session';
import { isKey } from './local-names.ts';

/** Kinds of rows that can be named by the key of the write that created them. */
export type RowKind = 'survey' | 'unit' | 'inspection' | 'change';

const kinds: readonly RowKind[] = ['survey', 'unit', 'inspection', 'change'];

/** Fields that name a row, with its kind. */
const fields: Readonly<Record<string, RowKind>> = {
  survey_id: 'survey',
  unit_id: 'unit',
  unit_inspection_id: 'inspection',
  tire_change_id: 'change',
};

/** Number of latest rows remembered: more than a day produces. */
const most = 2000;

type Pairs = readonly (readonly [kind: RowKind, key: string, id: number])[];

let keptFor: string | null = null;
let isFollowing = false;
let pairs: Pairs = [];
let ids = new Map<string, number>();
let keys = new Map<string, string>();
const listeners = new Set<() => void>();

const storageKeyOf = (login: string) => `surveys/made-here/${encodeURIComponent(login)}`;

/**
 * Remembers the server id of a row created on this device. The row keeps its key as its name here,
 * so that addresses, drafts and later writes still refer to it.
 */
export function learnId(kind: RowKind, key: unknown, id: unknown): void {
  if (!isKey(key) || typeof id !== 'number') return;
  const login = load();
  if (login === null || ids.get(`${kind} ${key}`) === id) return;
  setPairs([...pairs.slice(-most + 1), [kind, key, id]]);
  writeKept('browser', storageKeyOf(login), pairs);
  for (const listener of [...listeners]) listener();
}

/**
 * Subscribes to learned ids.
 *
 * @returns the function that unsubscribes
 */
export function onLearned(heard: () => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

/** A server answer with the ids of rows created on this device replaced by their keys. */
export function withKeys<Value>(answer: Value): Value {
  load();
  return keys.size === 0 ? answer : (replaceIds(answer) as Value);
}

/** The server id of a row given by key; other names are returned unchanged. */
export function serverName(kind: RowKind, name: number | string): number | string {
  load();
  return ids.get(`${kind} ${name}`) ?? name;
}

/** A row's name on this device: its key if it was created here. */
export function localName(kind: RowKind, name: string): string {
  load();
  return keys.get(`${kind} ${name}`) ?? name;
}

function replaceIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaceIds);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const kind = fields[name];
      return [
        name,
        kind === undefined ? replaceIds(field) : (keys.get(`${kind} ${field}`) ?? field),
      ];
    }),
  );
}

function setPairs(next: Pairs): void {
  pairs = next;
  ids = new Map(next.map(([kind, key, id]) => [`${kind} ${key}`, id]));
  keys = new Map(next.map(([kind, key, id]) => [`${kind} ${id}`, key]));
}

/**
 * Loads what is stored for the signed-in user.
 *
 * @returns their login
 */
function load(): string | null {
  const login = currentUser()?.Login ?? null;
  if (!isFollowing) followTabs();
  if (login === keptFor) return login;
  keptFor = login;
  const kept = login === null ? null : readKept('browser', storageKeyOf(login));
  setPairs(Array.isArray(kept) ? kept.filter(isPair) : []);
  return login;
}

/** Reloads when another tab has learned an id. */
function followTabs(): void {
  isFollowing = true;
  addEventListener('storage', ({ key }) => {
    if (key === null || (keptFor !== null && key === storageKeyOf(keptFor))) keptFor = null;
  });
}

const isPair = (pair: unknown): pair is Pairs[number] =>
  Array.isArray(pair) &&
  kinds.some((kind) => kind === pair[0]) &&
  isKey(pair[1]) &&
  typeof pair[2] === 'number';

/** Route and call parameters that name a row, with its kind. */
const parameters: Readonly<Record<string, RowKind>> = {
  surveyId: 'survey',
  unitId: 'unit',
  unitInspectionId: 'inspection',
  'GET fleet_survey/get_unit/{id} id': 'unit',
  'GET fleet_survey/get_blank_axles/{id} id': 'unit',
  'GET fleet_survey/get_unit_inspection_images/{id} id': 'inspection',
};

/** A request with keys in its path replaced by server ids, as far as they are known. */
export function withServerNames<Asked extends { readonly params?: unknown }>(
  call: string,
  asked: Asked,
): Asked {
  load();
  const { params } = asked;
  if (ids.size === 0 || params === undefined) return asked;
  const byNumber = (kind: RowKind, name: unknown) => String(serverName(kind, name as string));
  return { ...asked, params: mapRowNames(params, parameterOf(call), byNumber) };
}

const parameterOf =
  (call: string) =>
  (name: string): RowKind | undefined =>
    parameters[name] ?? parameters[`${call} ${name}`];

/** Route parameters with server ids replaced by keys. */
export function localParams<Params extends Readonly<Record<string, string>>>(
  params: Params,
): Params {
  load();
  return mapRowNames(params, parameterOf(''), localOrSameName) as Params;
}

/** Fields that name several rows. */
const lists: Readonly<Record<string, RowKind>> = {
  units: 'unit',
  unit_ids: 'unit',
  surveys: 'survey',
};

/** Query parameters that name a row. */
const queries: Readonly<Record<string, RowKind>> = { ...fields, unitInspectionId: 'inspection' };

/** A request with server ids replaced by keys, for rows that were created on this device. */
export function withLocalNames<
  Asked extends { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
>(call: string, asked: Asked): Asked {
  load();
  if (keys.size === 0) return asked;
  const { params, query, body } = asked;
  return {
    ...asked,
    ...(params !== undefined && {
      params: mapRowNames(params, parameterOf(call), localOrSameName),
    }),
    ...(query !== undefined && {
      query: mapRowNames(query, (name) => queries[name], localOrSameName),
    }),
    ...(body !== undefined && {
      body: mapRowNames(body, (name) => fields[name] ?? lists[name], localOrSameName),
    }),
  };
}

const localOrSameName = (kind: RowKind, name: unknown): unknown =>
  keys.get(`${kind} ${name}`) ?? name;

/** Copies an object, renaming the rows in fields of the given kinds. */
function mapRowNames(
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

/** Fields for which calls accept ids only. */
const idsAlone: Readonly<Record<string, RowKind>> = {
  unitInspectionId: 'inspection',
  unit_inspection_id: 'inspection',
  unit_ids: 'unit',
};

/** A request with keys replaced by server ids in the fields that accept ids only. */
export function withServerIds<Asked extends { readonly body?: unknown; readonly query?: unknown }>(
  asked: Asked,
): Asked {
  load();
  if (ids.size === 0) return asked;
  const { body, query } = asked;
  const byId = (kind: RowKind, name: unknown) => serverName(kind, name as number | string);
  return {
    ...asked,
    ...(body !== undefined && { body: mapRowNames(body, (name) => idsAlone[name], byId) }),
    ...(query !== undefined && { query: mapRowNames(query, (name) => idsAlone[name], byId) }),
  };
}
