import { isExpectedState } from './sign-in-link.ts';

describe('the state of a sign-in', () => {
  beforeEach(() => sessionStorage.clear());

  it('is expected once by the tab that asked', () => {
    sessionStorage.setItem('sign_in_state', 's1');
    expect(isExpectedState('s1')).toBe(true);
    expect(isExpectedState('s1')).toBe(false);
  });

  it.each([null, '', 's2'])('is not expected when it comes back as %p', (state) => {
    sessionStorage.setItem('sign_in_state', 's1');
    expect(isExpectedState(state)).toBe(false);
  });

  it('is never expected where nobody asked', () => {
    expect(isExpectedState(null)).toBe(false);
  });
});
