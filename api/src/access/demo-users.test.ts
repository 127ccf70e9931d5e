import { portalRights, rights } from '@portal/contract/portal';
import { holdsRight } from './current-user.ts';
import { demoUsers } from './demo-users.ts';
import { groupRights } from './group-rights.ts';

const named = (login: string) => demoUsers.find((user) => user.login === login);

test('there is a demo user for every group and every way of being kept out', () => {
  expect(demoUsers.map(({ email }) => email)).toEqual(
    ['gyr', 'ssc', 'dlr', 'win', 'cus', 'norights', 'noportal', 'locked', 'newterms'].map(
      (login) => `${login}@demo.example`,
    ),
  );
  expect(named('norights')?.rights).toEqual(['TMLOGIN']);
  expect(named('noportal')?.rights).toEqual([]);
  expect(demoUsers.filter(({ isLocked }) => isLocked)).toEqual([named('locked')]);
});

test('each user named after a group holds the rights of it', () => {
  for (const login of ['gyr', 'ssc', 'dlr', 'win', 'cus']) {
    const user = named(login);
    expect(user?.group).toBe(login.toUpperCase());
    expect(user && user.rights === groupRights[user.group]).toBe(true);
  }
});

test('groups differ by what they are for', () => {
  expect(groupRights.GYR).toEqual(Object.keys(rights));
  expect(groupRights.SSC).not.toContain('TVADMIN2');
  expect(groupRights.CUS).toContain('SPSRHIST');
  expect(groupRights.CUS).not.toContain('SPPRFRPT');
  expect(groupRights.DLR).toContain('SPPRFRPT');
  expect(groupRights.DLR).not.toContain('SPSRHIST');
  expect([...groupRights.WIN].sort()).toEqual(['FDLOGIN', 'TMLOGIN', 'TMSMYRPT']);
  for (const held of Object.values(groupRights)) {
    expect(holdsRight({ rights: held }, portalRights)).toBe(true);
  }
});
