import { mailboxOf } from './mailbox.ts';

test.each([
  ['Ada@Fleet.Example', 'ada@fleet.example'],
  ['ada+one@fleet.example', 'ada@fleet.example'],
  ['ada+one+two@fleet.example.', 'ada@fleet.example'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['a.d.a@fleet.example', 'a.d.a@fleet.example'],
])('%s arrives in %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
