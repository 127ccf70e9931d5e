import { codeIn, withoutSignIn } from './sign-in-address.ts';

const clean = (address: string) => withoutSignIn(new URL(address, location.origin));

describe('an address after a sign-in', () => {
  it('holds the code', () => {
    expect(codeIn('?user=abc&state=s1')).toBe('abc');
    expect(codeIn('?account=0042')).toBeNull();
  });

  it('loses what the sign-in brought and keeps the rest', () => {
    expect(clean('/fleet-dashboard?user=a&lang=en-US&state=s&account=0042#service')).toBe(
      '/fleet-dashboard?account=0042#service',
    );
    expect(clean('/?user=a')).toBe('/');
  });

  it.each(['//evil.example/a', '/\\\\evil.example/a', '///evil.example/a'])(
    'never leads to another host: %s',
    (path) => {
      const address = withoutSignIn({ pathname: path, search: '?user=a', hash: '' });
      expect(new URL(address, location.origin).origin).toBe(location.origin);
    },
  );
});
