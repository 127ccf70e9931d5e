import type { User } from '@portal/platform/session';
import { nextStep, withoutSignIn } from './guard-rules.ts';

const user = (...rights: string[]) =>
  ({ Login: 'someone', UserAccessSecurities: rights }) as unknown as User;

const address = { search: '', isPublic: false, right: null, user: user('TMLOGIN') };

describe('the guard', () => {
  it('exchanges a code before anything else, also on a public page', () => {
    const search = '?user=abc&state=s1&lang=pt-BR';
    expect(nextStep({ ...address, search, isPublic: true, user: null })).toEqual({
      kind: 'exchange_code',
      code: 'abc',
      state: 's1',
    });
  });

  it('shows a public page to anybody', () => {
    expect(nextStep({ ...address, isPublic: true, user: null }).kind).toBe('show');
  });

  it('leads everybody else to the sign-in page', () => {
    expect(nextStep({ ...address, user: null }).kind).toBe('sign_in');
  });

  it.each(['TMLOGIN', 'TVLOGIN', 'FDLOGIN'])('lets a holder of %s into the portal', (right) => {
    expect(nextStep({ ...address, user: user(right) }).kind).toBe('check_page');
  });

  it('refuses the portal to whoever holds none of its three rights', () => {
    expect(nextStep({ ...address, user: user('TVSCRPAN') }).kind).toBe('refuse_portal');
  });

  it('refuses a page whose right is not held', () => {
    expect(nextStep({ ...address, right: 'FDLOGIN' }).kind).toBe('refuse_page');
  });
});

describe('an address after a sign-in', () => {
  it('loses what the sign-in brought and keeps the rest', () => {
    expect(withoutSignIn('/fleet-dashboard', '?user=a&lang=en-US&state=s&account=0042')).toBe(
      '/fleet-dashboard?account=0042',
    );
    expect(withoutSignIn('/', '?user=a')).toBe('/');
  });
});
