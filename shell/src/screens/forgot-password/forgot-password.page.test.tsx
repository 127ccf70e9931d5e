import { answer, screen } from '@portal/platform/testing';
import { renderShell } from '../../testing/render-shell.tsx';
import ForgotPasswordPage from './forgot-password.page.tsx';

const email = () => screen.getByRole('textbox', { name: 'E-mail address' });
const send = () => screen.getByRole('button', { name: 'Send the link' });

describe('a forgotten password', () => {
  it('is answered in the same words whoever has the address', async () => {
    const respond = () => ({ status: { status: 0, description: 'Success' } });
    const { user, calls } = renderShell(<ForgotPasswordPage />, { user: null, respond });
    await user.type(email(), 'ana@fleet.example ');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toHaveFocus();
    expect(screen.getByText(/^If the address belongs to an account/)).toBeVisible();
    expect(calls[0]).toMatchObject({
      name: 'POST admin/admin/email_user_creds_email',
      body: { email: 'ana@fleet.example' },
    });
    expect(JSON.stringify(localStorage)).not.toContain('ana@');
  });

  it('asks for an address', async () => {
    const { user, calls } = renderShell(<ForgotPasswordPage />, { user: null });
    await user.click(send());
    expect(email()).toHaveAccessibleDescription('Please fill this in.');
    expect(email()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('that is asked for too often says when to try again', async () => {
    const respond = () => answer(429, null, { 'retry-after': '61' });
    const { user } = renderShell(<ForgotPasswordPage />, { user: null, respond });
    await user.type(email(), 'ana@fleet.example');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in 2 min');
  });
});
