import { announcement } from './announcement.ts';

const origin = 'http://localhost:8080';
const demo = {
  password: 'a-password',
  users: [
    { email: 'cus@demo.example', shows: 'a fleet customer' },
    { email: 'norights@demo.example', shows: 'nothing else' },
  ],
};

test('names one address, and everybody who may sign in', () => {
  const text = announcement({ origin, demo, took: 4321 });
  expect(text.match(/http\S+/g)).toEqual([origin]);
  expect(text).toContain('4.3 s');
  expect(text).toContain('a-password');
  expect(text).toContain('  cus@demo.example       a fleet customer\n');
});

test('without demo data no password is told', () => {
  expect(announcement({ origin, demo: null, took: 1 })).not.toMatch(/password|users/);
});
