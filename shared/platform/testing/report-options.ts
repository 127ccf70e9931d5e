import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Opens the menu of a report's card, where how it is looked at is changed.
 *
 * @param card the only one unless given
 */
export async function openOptions(user: UserEvent, card: HTMLElement = document.body) {
  const name = /^View options: /;
  await user.click(await within(card).findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
