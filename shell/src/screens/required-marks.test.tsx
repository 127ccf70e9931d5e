import { screen } from '@portal/platform/testing';
import type { ComponentType } from 'react';
import { renderShell } from '../testing/render-shell.tsx';
import ForgotPasswordPage from './forgot-password/forgot-password.page.tsx';
import RegistrationPage from './registration/registration.page.tsx';

/**
 * Returns for each control on the page whether it is required, and whether its label shows that.
 */
function marks(): (readonly [label: string, isRequired: boolean, isMarked: boolean])[] {
  return [...screen.getAllByRole('textbox'), ...screen.queryAllByRole('checkbox')].map(
    (control) => {
      const { labels, required } = control as HTMLInputElement;
      const label = labels?.[0]?.textContent ?? '';
      return [label, required, /\s\*$/.test(label)];
    },
  );
}

test.each<[string, ComponentType, required: number]>([
  ['registration', RegistrationPage, 5],
  ['the forgotten password', ForgotPasswordPage, 1],
])('what is required of %s is marked by an asterisk, and nothing else', (_, Page, required) => {
  renderShell(<Page />, { user: null });
  const found = marks();
  expect(found.filter(([, isRequired]) => isRequired)).toHaveLength(required);
  expect(found.filter(([, isRequired, isMarked]) => isRequired !== isMarked)).toEqual([]);
});
