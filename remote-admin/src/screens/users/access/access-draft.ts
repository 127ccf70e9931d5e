import type { AccessValues } from './access.ts';
import { userGroups } from './group-access.ts';
import { inOrder } from './right-sections.ts';

/** Reads stored form values; null if they have another shape. */
export function accessIn(kept: unknown): AccessValues | null {
  if (!isRecord(kept) || typeof kept.login !== 'string') return null;
  const group = userGroups.find((one) => one === kept.group);
  const rights = listOf(kept.rights, isText);
  const accounts = listOf(kept.accounts, isRow);
  const nonsigs = listOf(kept.nonsigs, isRow);
  if (!group || !rights || !accounts || !nonsigs) return null;
  return { login: kept.login, group, rights: inOrder(rights), accounts, nonsigs };
}

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] | null =>
  Array.isArray(value) && value.every(isItem) ? value : null;

const isText = (value: unknown): value is string => typeof value === 'string';

const isRow = (value: unknown): value is AccessValues['accounts'][number] =>
  isRecord(value) && isText(value.number) && isText(value.name);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
