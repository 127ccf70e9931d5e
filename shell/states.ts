import {
  button,
  defineStates,
  dialog,
  heading,
  type PageState,
  stateLike,
} from '@portal/build/states';

const inDialog = (role: string, word: string) => ({ role, word, within: dialog });
const header = { role: 'banner' };
const inHeader = (word: string) => ({ role: 'button', word, within: header });
const home = heading('index.title');
const phone = 390;

/** A popup over the page on which a call failed. */
const popup = (call: string, status: number, code: string): PageState => ({
  answers: { [call]: { status, json: { code, path: '', message: '' } } },
  shows: dialog,
  stays: true,
});

const userMenu: PageState = {
  steps: [{ see: home }, { click: inHeader('header.user_menu') }],
  shows: { role: 'menuitem', word: 'header.sign_out' },
  width: 1680,
};
const palette: PageState = {
  steps: [{ see: home }, { press: 'Control+k' }],
  shows: { role: 'option', within: dialog },
};
const reports = 'tire_management_reports/get';
const send = (word: string) => ({ click: button(word) });

export default defineStates({
  '/': {
    filled: { shows: { role: 'link', within: { role: 'main' } } },
    empty: {
      answers: { [reports]: { json: { sections: [] } } },
      shows: { word: 'index.empty' },
    },
    failed: { answers: { [reports]: 'lost' }, shows: { role: 'button', word: 'ui.retry' } },
    loading: { answers: { [reports]: 'never' }, shows: home },
    'a list of the menu': {
      steps: [
        { see: home },
        { click: { role: 'menuitem', word: 'menu.services', within: header } },
      ],
      shows: { role: 'menuitem', word: 'menu.training' },
      width: 1680,
    },
    'the user menu': userMenu,
    'the preferences': stateLike(userMenu, {
      steps: [
        ...(userMenu.steps ?? []),
        { click: { role: 'menuitem', word: 'header.preferences' } },
      ],
      shows: inDialog('button', 'preferences.save'),
    }),
    'the language chooser': {
      steps: [{ see: home }, { click: inHeader('header.language') }],
      shows: { role: 'option', within: dialog },
      width: 1680,
    },
    'everything of the header on a phone': {
      steps: [{ see: home }, { click: inHeader('header.open_menu') }],
      shows: inDialog('button', 'header.sign_out'),
      width: phone,
    },
    'the palette': palette,
    'the palette without a find': stateLike(palette, {
      steps: [
        ...(palette.steps ?? []),
        { fill: { role: 'combobox', within: dialog }, with: 'zzzz' },
      ],
      shows: { role: 'combobox', within: dialog },
    }),
    'the help of the keyboard': {
      steps: [{ see: home }, { press: '?' }],
      shows: inDialog('heading', 'shortcuts.title'),
    },
    'the terms': { as: 'newterms', shows: inDialog('button', 'terms.agree'), stays: true },
    'a broken server': popup(reports, 500, 'system'),
    'a missing right': popup(reports, 401, 'no_right'),
    'a session that is over': popup(reports, 403, 'session_over'),
  },
  '/404': {
    shown: { shows: { role: 'link', word: 'not_found.home' } },
  },
  '/registration': {
    empty: { as: null, shows: { role: 'button', word: 'registration.send' } },
    'with errors': {
      as: null,
      steps: [send('registration.send')],
      shows: { role: 'textbox', word: 'registration.company' },
    },
    sent: {
      as: null,
      answers: { 'users/registration': { json: {} } },
      steps: [
        { fill: { role: 'textbox', word: 'registration.user_name' }, with: 'Sam' },
        { fill: { role: 'textbox', word: 'registration.user_last_name' }, with: 'One' },
        { fill: { role: 'textbox', word: 'access_request.email' }, with: 'sam@demo.example' },
        { fill: { role: 'textbox', word: 'registration.company' }, with: 'Old Ferry' },
        { click: { role: 'checkbox', word: 'registration.agree' } },
        send('registration.send'),
      ],
      shows: heading('registration.sent'),
    },
  },
  '/forgot-password': {
    empty: { as: null, shows: { role: 'button', word: 'forgot_password.send' } },
    'with errors': {
      as: null,
      steps: [send('forgot_password.send')],
      shows: { role: 'textbox', word: 'access_request.email' },
    },
    sent: {
      as: null,
      answers: { 'admin/email_user_creds_email': { json: {} } },
      steps: [
        { fill: { role: 'textbox', word: 'access_request.email' }, with: 'sam@demo.example' },
        send('forgot_password.send'),
      ],
      shows: heading('forgot_password.sent'),
    },
  },
});
