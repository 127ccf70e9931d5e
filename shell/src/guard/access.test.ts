import { accessOf } from './access.ts';

const user = (...rights: string[]) => ({ AgreeToFhqTerms: true, UserAccessSecurities: rights });
const page = { isPublic: false, right: null, user: user('TMLOGIN') };

describe('the guard', () => {
  it('shows a public page to anybody', () => {
    expect(accessOf({ ...page, isPublic: true, user: null })).toBe('open');
  });

  it('leads everybody else to the sign-in page', () => {
    expect(accessOf({ ...page, user: null })).toBe('sign_in');
  });

  it.each(['TMLOGIN', 'TVLOGIN', 'FDLOGIN'])('lets a holder of %s into the portal', (right) => {
    expect(accessOf({ ...page, user: user(right) })).toBe('open');
  });

  it('refuses the portal to whoever holds none of its three rights', () => {
    expect(accessOf({ ...page, user: user('TVSCRPAN') })).toBe('no_portal');
  });

  it('shows the terms before everything else to whoever has not agreed to them', () => {
    const newcomer = { ...user('TVSCRPAN'), AgreeToFhqTerms: false };
    expect(accessOf({ ...page, right: 'FDLOGIN', user: newcomer })).toBe('terms');
    expect(accessOf({ ...page, isPublic: true, user: newcomer })).toBe('open');
  });

  it('refuses a page whose right is not held', () => {
    expect(accessOf({ ...page, right: 'FDLOGIN' })).toBe('no_right');
    expect(accessOf({ ...page, right: 'FDLOGIN', user: user('FDLOGIN') })).toBe('open');
  });
});
