import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Opens the view options of a report's card.
 *
 * @param card the card; optional if there is only one
 */
export async function openOptions(user: UserEvent, card: HTMLElement = document.body) {
  const name = /^View options: /;
  await user.click(await within(card).findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
