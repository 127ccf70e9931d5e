import type { RegistrationsRequest } from '@portal/contract/admin';
import { readPage, readSearch, writeParams } from '../../view-params.ts';
import type { UserGroup } from './access.ts';
import { userGroups } from './group-access.ts';

export type RegistrationState = RegistrationsRequest['state'];
export const registrationStates: readonly RegistrationState[] = ['waiting', 'approved', 'declined'];

/** Which people are looked at; it lives in the address. */
export interface UsersView {
  /** Who asks for access, or who has it. */
  readonly tab: 'waiting' | 'users';
  /** Of the registrations. */
  readonly state: RegistrationState;
  /** Of the users; empty for every group. */
  readonly group: UserGroup | '';
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** Id of the person in the drawer; null while it is closed. */
  readonly open: number | null;
}

export const readView = (params: URLSearchParams): UsersView => ({
  tab: params.get('tab') === 'users' ? 'users' : 'waiting',
  state: registrationStates.find((state) => state === params.get('state')) ?? 'waiting',
  group: userGroups.find((group) => group === params.get('group')) ?? '',
  search: readSearch(params),
  page: readPage(params),
  open: readId(params.get('open')),
});

const readId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/**
 * The address of a view after a change; what a view starts with is not named in it. Whoever is in
 * the drawer is on the page shown, and another list closes it.
 */
export function writeView(params: URLSearchParams, change: Partial<UsersView>): URLSearchParams {
  // Another tab shows other people: nothing of the search in this one means anything there.
  const before = change.tab ? new URLSearchParams() : params;
  const { tab, state, open, ...rest } = change;
  return writeParams(before, {
    ...(open !== undefined && { page: readPage(params) }),
    ...rest,
    open: open ?? '',
    ...(tab && { tab: tab === 'waiting' ? '' : tab }),
    ...(state && { state: state === 'waiting' ? '' : state }),
  });
}
