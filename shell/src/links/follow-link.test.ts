import { bus, navigationRequested, notified } from '@portal/platform/bus';
import { currentUser } from '@portal/platform/session';
import { type Respond, refusal, startFakeShell } from '@portal/platform/testing';
import english from '../../locales/en-US.json';
import { followLink } from './follow-link.ts';

const url = 'https://partner.example/start?tab=1#top';
const gone = jest.fn();
const navigated: string[] = [];
const told: string[] = [];
const blank = { opener: window as Window | null, close: jest.fn(), location: { replace: gone } };
const open = jest.spyOn(window, 'open');

bus.on(navigationRequested).subscribe(({ to }) => navigated.push(to));
bus.on(notified).subscribe(({ tone, text }) => told.push(`${tone}: ${text}`));

const giveCode: Respond = () => ({ code: 'c0de' });
const start = (respond: Respond = giveCode, user: { email: string } | null = { email: 'a@b.ex' }) =>
  startFakeShell({ namespace: 'shell', words: english, respond, user });

beforeEach(() => {
  jest.clearAllMocks();
  navigated.length = 0;
  told.length = 0;
  blank.opener = window;
  open.mockImplementation((_, target) => (target === '_blank' ? (blank as never) : null));
});
afterAll(() => jest.restoreAllMocks());

describe('a link to another host', () => {
  it('takes a code and the language along', async () => {
    const calls = start();
    await followLink({ url });
    expect(calls).toMatchObject([{ name: 'POST authorization/link_code', body: { url } }]);
    const target = 'https://partner.example/start?tab=1&user=c0de&lang=en-US#top';
    expect(open).toHaveBeenCalledWith(target, '_self');
  });

  it('with single sign-on takes the e-mail along, and no language', async () => {
    start();
    await followLink({ url: 'https://partner.example/', sso_id: 'training' });
    expect(open).toHaveBeenCalledWith('https://partner.example/?user=c0de&email=a%40b.ex', '_self');
  });

  it('opens a new window at once, which cannot reach back', async () => {
    start();
    const following = followLink({ url, new_window: true });
    expect(open).toHaveBeenCalledWith('', '_blank');
    await following;
    expect(blank.opener).toBeNull();
    expect(gone).toHaveBeenCalledWith(expect.stringContaining('user=c0de&lang=en-US'));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('takes this window where the new one is blocked', async () => {
    start();
    open.mockReturnValue(null);
    await followLink({ url, new_window: true });
    expect(open).toHaveBeenLastCalledWith(expect.stringContaining('user=c0de'), '_self');
  });

  it('goes without a code when nobody is signed in', async () => {
    const calls = start(giveCode, null);
    await followLink({ url });
    expect(currentUser()).toBeNull();
    expect(calls).toEqual([]);
    expect(open).toHaveBeenCalledWith(url, '_self');
  });

  it('that gets no code says so and closes its window', async () => {
    start(() => refusal('invalid'));
    await followLink({ url, new_window: true });
    expect(told).toEqual(['error: The link could not be opened. Please try again.']);
    expect(blank.close).toHaveBeenCalled();
    expect(gone).not.toHaveBeenCalled();
  });
});

describe('other links', () => {
  it('of this portal are pages of it, without a code', async () => {
    const calls = start();
    await followLink({ url: '/fleet-dashboard?tab=service' });
    await followLink({ url: `${location.origin}/manage-specs` });
    expect(navigated).toEqual(['/fleet-dashboard?tab=service', '/manage-specs']);
    expect(calls).toEqual([]);
    expect(open).not.toHaveBeenCalled();
  });

  it('to a mailbox get no code', async () => {
    const calls = start();
    await followLink({ url: 'mailto:desk@example.com' });
    expect(open).toHaveBeenCalledWith('mailto:desk@example.com', '_self');
    expect(calls).toEqual([]);
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '', 'https://'])(
    '%j is not followed',
    async (unsafe) => {
      start();
      await followLink({ url: unsafe, new_window: true });
      expect(open).not.toHaveBeenCalled();
      expect(told).toHaveLength(1);
    },
  );
});
