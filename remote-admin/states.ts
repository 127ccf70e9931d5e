import { defineStates, dialog, listStates, stateLike, table } from '@portal/build/states';
import { specStates } from './src/testing/spec-states.ts';

const firstPerson = { role: 'button', within: { role: 'row', nth: 1, within: table } };
const inDialog = (word: string) => ({ role: 'button', word, within: dialog });

const registrations = { shows: { role: 'button', within: { role: 'row', nth: 1, within: table } } };
const users = stateLike(registrations, { at: '?tab=users' });
const registration = stateLike(registrations, {
  steps: [{ click: firstPerson }],
  shows: inDialog('users.decline.open'),
});
const user = stateLike(users, {
  steps: [{ click: firstPerson }],
  shows: inDialog('users.lock.open'),
});
const userFile = [
  'login,first_name,last_name,email,group,rights',
  'walker,Wanda,Walker,wanda.walker@demo.example,CUS,TMLOGIN FDLOGIN',
  'norights,Noel,Rivard,norights@demo.example,CUS,TMLOGIN TVLOGIN',
  'twice,Tom,Twice,gyr@demo.example,CUS,NOSUCH',
].join('\n');

export default defineStates({
  ...specStates,
  '/manage-products': {
    ...listStates('products/get_products', 'products.page'),
    'a product': { steps: [{ click: firstPerson }], shows: inDialog('products.save') },
    'the question before a double is merged': {
      steps: [{ click: firstPerson }, { click: inDialog('products.merge.open') }],
      shows: inDialog('products.merge.confirm'),
    },
    'a new product': {
      steps: [{ click: { role: 'button', word: 'products.add' } }],
      shows: inDialog('products.save'),
    },
    'a new product without names': {
      steps: [
        { click: { role: 'button', word: 'products.add' } },
        { click: inDialog('products.save') },
      ],
      shows: { word: 'products.problem.missing' },
    },
  },
  '/admin/translations': {
    ...listStates('admin/translations/get_words', 'page.title'),
    'a word being edited': {
      steps: [{ click: { role: 'button', word: 'word.edit_named', within: table } }],
      shows: { role: 'textbox', word: 'column.translation', within: table },
    },
    'the counts of words, failed': {
      answers: { 'admin/translations/get_words_count': 'failed' },
      shows: { role: 'dialog' },
    },
    'a word with its English text open': {
      steps: [{ click: { role: 'button', word: 'source.edit_named', within: table } }],
      shows: inDialog('editor.save'),
    },
    'a new word': {
      steps: [{ click: { role: 'button', word: 'new_word.open' } }],
      shows: inDialog('new_word.confirm'),
    },
    'words as CSV': {
      steps: [{ click: { role: 'button', word: 'words_file.open' } }],
      shows: inDialog('words_file.choose'),
    },
    languages: {
      at: '?tab=languages',
      shows: { role: 'row', nth: 1, within: table },
    },
    'languages, failed': {
      at: '?tab=languages',
      answers: { 'admin/translations/get_words_count': 'failed' },
      shows: { role: 'dialog' },
    },
    'a new language': {
      at: '?tab=languages',
      steps: [{ click: { role: 'button', word: 'language.add.open' } }],
      shows: inDialog('language.add.confirm'),
    },
  },
  '/admin/users': {
    'registrations, filled': registrations,
    'registrations, none waiting': {
      answers: { 'admin/users/get_registrations': { json: { total: 0, registrations: [] } } },
      shows: { word: 'users.empty.waiting' },
    },
    'registrations, failed': {
      answers: { 'admin/users/get_registrations': 'failed' },
      shows: { role: 'dialog' },
    },
    'registrations, loading': {
      answers: { 'admin/users/get_registrations': 'never' },
      shows: { role: 'tablist' },
    },
    'a registration': registration,
    'the question before somebody is declined': stateLike(registration, {
      steps: [...(registration.steps ?? []), { click: inDialog('users.decline.open') }],
      shows: inDialog('users.decline.confirm'),
    }),
    'users, filled': users,
    'users, the kinds of files': stateLike(users, {
      steps: [{ click: { role: 'button', word: 'shell:export.action_of' } }],
      shows: { role: 'menuitem', word: 'shell:export.pdf' },
    }),
    'a user': user,
    'a new user': stateLike(users, {
      steps: [{ click: { role: 'button', word: 'users.add.open' } }],
      shows: inDialog('users.add.confirm'),
    }),
    'the question before a user is locked': stateLike(user, {
      steps: [...(user.steps ?? []), { click: inDialog('users.lock.open') }],
      shows: inDialog('users.lock.confirm'),
    }),
    'the access of a colleague': stateLike(user, {
      steps: [...(user.steps ?? []), { click: inDialog('users.copy.open') }],
      shows: inDialog('users.copy.confirm'),
    }),
    'the question before somebody is forgotten': stateLike(user, {
      at: '?tab=users&search=locked%40',
      steps: [...(user.steps ?? []), { click: inDialog('users.forget.open') }],
      shows: inDialog('users.forget.confirm'),
    }),
    'people by file': stateLike(users, {
      steps: [{ click: { role: 'button', word: 'users.import.open' } }],
      shows: inDialog('users.import.choose'),
    }),
    'people by file, tried': stateLike(users, {
      steps: [
        { click: { role: 'button', word: 'users.import.open' } },
        {
          choose: inDialog('users.import.choose'),
          file: 'people.csv',
          with: userFile,
        },
      ],
      shows: inDialog('users.import.confirm'),
    }),
    'the question before work is lost': stateLike(user, {
      steps: [
        ...(user.steps ?? []),
        { click: { role: 'checkbox', within: dialog } },
        { press: 'Escape' },
      ],
      shows: inDialog('shell:form.discard'),
    }),
  },
  '/admin/devices': {
    ...listStates('admin/devices/get_devices', 'devices.page'),
    'a device': { steps: [{ click: firstPerson }], shows: inDialog('devices.remind.open') },
    'the question before a device forgets': {
      steps: [{ click: firstPerson }, { click: inDialog('devices.forget.open') }],
      shows: inDialog('devices.forget.confirm'),
    },
  },
  '/admin/audit': {
    ...listStates('admin/audit/get_changes', 'audit.page'),
    'a change': {
      // A change with values; forgetting a user records none.
      at: '?action=changed',
      steps: [{ click: firstPerson }],
      shows: { role: 'columnheader', word: 'audit.before', within: dialog },
    },
  },
});
