import { announcement } from './announcement.ts';

const origin = 'http://localhost:8080';
const demo = {
  password: 'a-password',
  users: [
    { email: 'cus@demo.example', shows: 'a fleet customer' },
    { email: 'norights@demo.example', shows: 'nothing else' },
  ],
  endedOn: null,
};
const dataDir = '/home/ada/portal/.data';

test('names one address, and everybody who may sign in', () => {
  const text = announcement({ origin, demo, dataDir, took: 4321 });
  expect(text.match(/http\S+/g)).toEqual([origin]);
  expect(text).toContain('4.3 s');
  expect(text).toContain('a-password');
  expect(text).toContain('  cus@demo.example       a fleet customer\n');
});

test('without demo data no password is told', () => {
  expect(announcement({ origin, demo: null, dataDir, took: 1 })).not.toMatch(/password|users/);
});

test('demo data of an earlier day says so, and how to have it anew where that is a folder', () => {
  const said = (folder: string | null) =>
    announcement({
      origin,
      demo: { ...demo, endedOn: '2025-06-30' },
      dataDir: folder,
      took: 1,
    }).split('\n');
  expect(said(dataDir)).toContain(
    `Demo data ends on 2025-06-30; remove ${dataDir} to make it anew.`,
  );
  expect(said(null)).toContain('Demo data ends on 2025-06-30.');
  expect(announcement({ origin, demo, dataDir, took: 1 })).not.toContain('ends on');
});
