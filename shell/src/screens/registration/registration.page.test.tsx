import { registration } from '@portal/contract/portal/schema';
import { answer, type RenderedInShell, refusal, screen } from '@portal/platform/testing';
import { renderShell } from '../../testing/render-shell.tsx';
import RegistrationPage from './registration.page.tsx';

const success = { status: { status: 0, description: 'Success' } };
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Send the request' });
const agree = () => screen.getByRole('checkbox', { name: 'I agree to the terms of use' });

async function fillIn({ user }: RenderedInShell) {
  await user.type(field('First name'), ' Ana ');
  await user.type(field('Last name'), 'Lima');
  await user.type(field('E-mail address'), 'ana@fleet.example');
  await user.type(field('Company'), 'Lima Cargo');
  await user.click(agree());
}

describe('asking for access', () => {
  it('sends what was filled in, and says what happens next', async () => {
    const shown = renderShell(<RegistrationPage />, { user: null, respond: () => success });
    await fillIn(shown);
    await shown.user.click(screen.getByRole('radio', { name: 'Dealer' }));
    await shown.user.type(field('Non-sig of the dealer'), '12345');
    await shown.user.click(sendButton());
    const heading = await screen.findByRole('heading', { name: 'Thank you for your request' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/link to set your password/)).toBeVisible();
    expect(shown.calls).toMatchObject([
      {
        name: 'POST users/registration',
        body: {
          user_name: 'Ana',
          user_last_name: 'Lima',
          email: 'ana@fleet.example',
          company: 'Lima Cargo',
          group: 'DLR',
          account_number: '12345',
          agree_to_fhq_terms: true,
        },
      },
    ]);
  });

  it('tells each field what is wrong with it and sends nothing', async () => {
    const { user, calls } = renderShell(<RegistrationPage />, { user: null });
    await user.type(field('E-mail address'), 'nobody');
    await user.click(sendButton());
    expect(field('First name')).toHaveAccessibleDescription('Please fill this in.');
    expect(field('First name')).toHaveFocus();
    expect(field('E-mail address')).toHaveAccessibleDescription(/^Enter an e-mail address/);
    expect(agree()).toBeInvalid();
    expect(screen.getByText(/only to people who agree/)).toBeVisible();
    expect(field('Phone')).toBeValid();
    expect(calls).toEqual([]);
  });

  it('tells the field that the server refused', async () => {
    const respond = () => refusal('invalid', 'company');
    const shown = renderShell(<RegistrationPage />, { user: null, respond });
    await fillIn(shown);
    await shown.user.click(sendButton());
    expect(await screen.findByText(/server does not accept this/)).toBeVisible();
    expect(field('Company')).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each([
    [answer(429, null, { 'retry-after': '840' }), 'try again in 14 min'],
    [answer(429), 'try again in 1 min'],
    [answer(502), 'could not be sent'],
    [new Error('no network'), 'could not be reached'],
  ])('keeps what was filled in when it could not be sent (%#)', async (failure, text) => {
    const respond = () => {
      if (failure instanceof Error) throw failure;
      return failure;
    };
    const shown = renderShell(<RegistrationPage />, { user: null, respond });
    await fillIn(shown);
    await shown.user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Company')).toHaveValue('Lima Cargo');
  });

  it('lets nobody write more than the server takes', () => {
    renderShell(<RegistrationPage />, { user: null });
    const { properties } = JSON.parse(JSON.stringify(registration));
    for (const box of screen.getAllByRole('textbox')) {
      const name = box.getAttribute('name') ?? '';
      expect([name, box.getAttribute('maxlength')]).toEqual([
        name,
        String(properties[name].maxLength),
      ]);
    }
  });
});
