import { groupRights } from '../../access/group-rights.ts';
import { UsageError } from '../usage-error.ts';
import { parseUserOptions } from './options.ts';

const named = [
  '--login',
  'ada',
  '--email',
  'ada@fleet.example',
  '--name',
  'Ada',
  '--last-name',
  'Lopes',
];

test('all options are read, lists without their blanks and repetitions', () => {
  const lists = ['--rights', 'TMLOGIN, FDLOGIN', '--accounts', '007,008,007', '--nonsigs', ' 12 ,'];
  expect(parseUserOptions([...named, '--group', 'CUS', ...lists])).toEqual({
    login: 'ada',
    email: 'ada@fleet.example',
    name: 'Ada',
    lastName: 'Lopes',
    group: 'CUS',
    rights: ['TMLOGIN', 'FDLOGIN'],
    accounts: ['007', '008'],
    nonsigs: ['12'],
  });
});

test('without rights the user has those of the group, and none with an empty list', () => {
  expect(parseUserOptions([...named, '--group', 'WIN']).rights).toEqual(groupRights.WIN);
  expect(parseUserOptions([...named, '--group', 'WIN', '--rights', '']).rights).toEqual([]);
});

test.each([
  ['no option', [], '--group is missing. See --help.'],
  ['no login', ['--group', 'CUS', '--email', 'a@b.example'], '--login is missing. See --help.'],
  ['a blank name', [...named, '--group', 'CUS', '--name', ' '], '--name is missing. See --help.'],
  [
    'an unknown group',
    [...named, '--group', 'XYZ'],
    '--group does not know "XYZ". It knows GYR, SSC, DLR, WIN, CUS.',
  ],
  [
    'an unknown right',
    [...named, '--group', 'CUS', '--rights', 'FDLOGIN,NOTHING'],
    '--rights does not know "NOTHING".',
  ],
  [
    'a wrong address',
    [...named, '--group', 'CUS', '--email', 'ada'],
    '--email must be an e-mail address, but it is "ada".',
  ],
  ['an unknown option', [...named, '--colour', 'red'], "Unknown option '--colour'"],
  ['an option without a value', [...named, '--group'], "Option '--group <value>' argument missing"],
])('%s is answered by what is wrong', (_, args, sentence) => {
  expect(() => parseUserOptions(args)).toThrow(UsageError);
  expect(() => parseUserOptions(args)).toThrow(sentence);
});
