import { currentUser, useUser } from '@portal/platform/session';
import { fakeUser, type Respond, refusal, screen, waitFor } from '@portal/platform/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { PreferencesDialog } from './preferences-dialog.tsx';

const done = jest.fn();

function Dialog() {
  const user = useUser();
  return user && <PreferencesDialog user={user} opened onClose={done} />;
}

const keep: Respond = (_, { body }) => ({
  user: { ...fakeUser(), ...(body as object), token: undefined, api_key: undefined },
});
const open = (respond: Respond) => renderShell(<Dialog />, { respond });
const sign = () => screen.getByRole('textbox', { name: 'Currency sign' });

beforeEach(() => {
  localStorage.clear();
  done.mockClear();
});

describe('the preferences', () => {
  it('are sent, and the user that comes back is the user', async () => {
    const { user, calls } = open(keep);
    expect(screen.getByRole('radio', { name: 'US' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Metric with psi' }));
    await user.clear(sign());
    await user.type(sign(), 'R$');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(done).toHaveBeenCalled());
    const body = { unit_of_measurement: '2', currency_symbol: 'R$' };
    expect(calls).toMatchObject([{ name: 'PUT users/preferences', body }]);
    expect(currentUser()).toMatchObject({ UnitOfMeasurement: '2', CurrencySymbol: 'R$' });
  });

  it('show a problem at its field, and keep what was typed', async () => {
    const { user } = open(() => refusal('invalid', 'currency_symbol'));
    await user.clear(sign());
    await user.type(sign(), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sign()).toHaveAccessibleDescription(/one to four characters without digits/),
    );
    expect(sign()).toHaveValue('12');
    expect(done).not.toHaveBeenCalled();
  });

  it('say when they could not be saved', async () => {
    const { user } = open(() => {
      throw new Error('offline');
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
  });

  it('hold the colour scheme of this device: light, dark or its own', async () => {
    const { user } = open(keep);
    expect(screen.getByRole('radio', { name: 'As the device' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await user.click(screen.getByRole('radio', { name: 'As the device' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
});
