import { withParameters } from './with-parameters.ts';

test.each([
  ['https://history.example/events', 'https://history.example/events?account=0100&location=A%26B'],
  [
    'https://history.example/?app=tires&account=1#list',
    'https://history.example/?app=tires&account=0100&location=A%26B#list',
  ],
  ['/help', `${location.origin}/help?account=0100&location=A%26B`],
])('%s is told what it is about', (page, expected) => {
  expect(withParameters(page, { account: '0100', location: 'A&B' })).toBe(expected);
});
