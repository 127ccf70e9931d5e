import type { PortalUser } from '@portal/contract/admin';
import { rowKinds } from '../access/group-access.ts';
import { inOrder } from '../access/right-sections.ts';

type Access = Pick<PortalUser, 'group' | 'user_access_securities' | 'accounts' | 'nonsigs'>;
type Row = PortalUser['accounts'][number];

interface Difference<Item> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
}

/** The changes to a user who receives another user's access. */
export interface AccessChanges {
  /** The groups before and after; null if unchanged. */
  readonly group: readonly [before: Access['group'], after: Access['group']] | null;
  readonly rights: Difference<string>;
  readonly accounts: Difference<Row>;
  readonly nonsigs: Difference<Row>;
}

export function accessChanges(before: Access, after: Access): AccessChanges {
  const rows = (kind: 'accounts' | 'nonsigs') => {
    const held = (access: Access) => (rowKinds[access.group] === kind ? access[kind] : []);
    return difference(held(before), held(after), ({ number }) => number);
  };
  return {
    group: before.group === after.group ? null : [before.group, after.group],
    rights: difference(
      inOrder(before.user_access_securities),
      inOrder(after.user_access_securities),
      (right) => right,
    ),
    accounts: rows('accounts'),
    nonsigs: rows('nonsigs'),
  };
}

export const isUnchanged = ({ group, ...lists }: AccessChanges): boolean =>
  group === null &&
  Object.values(lists).every(({ added, removed }) => added.length + removed.length === 0);

function difference<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Difference<Item> {
  const lacks = (items: readonly Item[]) => {
    const keys = new Set(items.map(keyOf));
    return (item: Item) => !keys.has(keyOf(item));
  };
  return { added: after.filter(lacks(before)), removed: before.filter(lacks(after)) };
}
