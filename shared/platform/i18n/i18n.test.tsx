import { act, render, screen } from '@testing-library/react';
import { bus, languageChanged } from '../bus/bus.ts';
import { translate, useWords } from './i18n.ts';
import {
  addPack,
  buildNamespace,
  changeLanguage,
  localeChain,
  setOverlay,
  startI18n,
} from './manage.ts';
import { WordsProvider } from './words-provider.tsx';
import { clearWords, onWords } from './words-store.ts';

const speak = (locale: string) => act(() => changeLanguage(locale));
const add = (...pack: Parameters<typeof addPack>) => act(() => addPack(...pack));

function Word({ of, ...params }: { of: string; count?: number; name?: string }) {
  return <p>{useWords().t(of, params)}</p>;
}
const inRemote = (...of: string[]) =>
  render(
    <WordsProvider namespace="dashboard">
      {of.map((key) => (
        <Word key={key} of={key} />
      ))}
    </WordsProvider>,
  );

beforeEach(() => {
  clearWords();
  startI18n();
});

test('words that come again render nothing anew', () => {
  const rendered = jest.fn();
  function Counted() {
    useWords();
    rendered();
    return null;
  }
  render(
    <WordsProvider namespace="shell">
      <Counted />
    </WordsProvider>,
  );
  add('shell', 'en-US', { title: 'Portal', close: 'Close' });
  rendered.mockClear();
  add('shell', 'en-US', { title: 'Portal' });
  expect(rendered).not.toHaveBeenCalled();
  add('shell', 'en-US', { title: 'The portal' });
  expect(rendered).toHaveBeenCalled();
});

test('words of a build are rendered in its pages alone, and more words of a remote nowhere', () => {
  const rendered = jest.fn<void, [string]>();
  function Counted({ of }: { of: string }) {
    rendered(useWords().t(of));
    return null;
  }
  const build = buildNamespace('dashboard', '1.0.0');
  add('dashboard', 'en-US', { title: 'Dashboard' });
  render(
    <>
      <WordsProvider namespace="shell">
        <Counted of="dashboard:title" />
      </WordsProvider>
      <WordsProvider namespace={build}>
        <Counted of="rows" />
      </WordsProvider>
    </>,
  );
  rendered.mockClear();
  add(build, 'en-US', { title: 'Dashboard', rows: 'Rows' });
  add('dashboard', 'en-US', { title: 'Dashboard', rows: 'Rows' });
  expect(rendered.mock.calls).toEqual([['Rows']]);
  add('dashboard', 'en-US', { title: 'Fleet' });
  expect(rendered).toHaveBeenCalledWith('Fleet');
});

test.each([
  ['es-AR', ['es-AR', 'es-US', 'en-US']],
  ['es-ES', ['es-ES', 'es-US', 'en-US']],
  ['pt-PT', ['pt-PT', 'pt-BR', 'en-US']],
  ['fr-FR', ['fr-FR', 'fr-CA', 'en-US']],
  ['en-GB', ['en-GB', 'en-US']],
  ['de-DE', ['de-DE', 'en-US']],
  ['en-US', ['en-US']],
])('words of %s are looked for in %j', (locale, chain) => {
  expect(localeChain(locale)).toEqual(chain);
});

test("a remote speaks its own words, and the shell's when it names it", () => {
  addPack('dashboard', 'en-US', { 'page.title': 'Fleet Dashboard' });
  addPack('shell', 'en-US', { 'page.title': 'Portal', 'common.retry': 'Retry' });
  inRemote('page.title', 'shell:common.retry');
  expect(screen.getByText('Fleet Dashboard')).toBeVisible();
  expect(screen.getByText('Retry')).toBeVisible();
});

test('a missing word comes from a parent, then from English, then it is its key', async () => {
  addPack('dashboard', 'en-US', { one: 'one', two: 'two', three: 'three', empty: 'filled' });
  addPack('dashboard', 'es-US', { one: 'uno', two: 'dos', empty: '' });
  addPack('dashboard', 'es-AR', { one: 'uno, che' });
  inRemote('one', 'two', 'three', 'empty', 'none.of.these', 'shell:none');
  await speak('es-AR');
  for (const text of ['uno, che', 'dos', 'three', 'filled', 'none.of.these', 'none'])
    expect(screen.getByText(text)).toBeVisible();
});

test('screens follow the language and words that arrive late', async () => {
  addPack('dashboard', 'en-US', { greeting: 'Hello' });
  inRemote('greeting');
  expect(screen.getByText('Hello')).toBeVisible();
  await speak('pt-BR');
  expect(screen.getByText('Hello')).toBeVisible();
  add('dashboard', 'pt-BR', { greeting: 'Olá' });
  expect(screen.getByText('Olá')).toBeVisible();
});

test("the administrators' words lie over the built ones, in whichever order they come", () => {
  setOverlay('en-US', { dashboard: { title: 'Ours' } });
  addPack('dashboard', 'en-US', { title: 'Built', other: 'Other' });
  inRemote('title', 'other');
  expect(screen.getByText('Ours')).toBeVisible();
  expect(screen.getByText('Other')).toBeVisible();
  act(() => setOverlay('en-US', { dashboard: { other: 'Ours too' } }));
  expect(screen.getByText('Built')).toBeVisible();
  expect(screen.getByText('Ours too')).toBeVisible();
  act(() => setOverlay('en-US', {}));
  expect(screen.getByText('Other')).toBeVisible();
});

test('the words that are there already render nothing anew', () => {
  addPack('dashboard', 'en-US', { title: 'Built' });
  setOverlay('en-US', { dashboard: { title: 'Ours' }, admin: {} });
  const heard = jest.fn();
  const stop = onWords(heard);
  setOverlay('en-US', { dashboard: { title: 'Ours' }, admin: {} });
  expect(heard).not.toHaveBeenCalled();
  setOverlay('en-US', { dashboard: { title: 'Ours' }, admin: { title: 'Theirs' } });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test("two builds of a remote in one page each speak their own words, under the administrators'", async () => {
  const [older, newer] = [
    buildNamespace('dashboard', '1.0.0'),
    buildNamespace('dashboard', '2.0.0'),
  ];
  addPack(older, 'en-US', { title: 'Old title', sum: 'Sum' });
  addPack(newer, 'en-US', { title: 'New title', sum: 'Sum' });
  const titles = [older, newer].map((namespace) => (
    <WordsProvider key={namespace} namespace={namespace}>
      <Word of="title" />
      <Word of="sum" />
    </WordsProvider>
  ));
  render(titles);
  expect(screen.getByText('Old title')).toBeVisible();
  expect(screen.getByText('New title')).toBeVisible();
  act(() => setOverlay('en-US', { dashboard: { sum: 'Our sum' } }));
  expect(screen.getAllByText('Our sum')).toHaveLength(2);
  act(() => setOverlay('en-US', {}));
  expect(screen.getAllByText('Sum')).toHaveLength(2);
});

test("an administrators' word of a parent counts more than a built English one", async () => {
  addPack('dashboard', 'en-US', { title: 'Built' });
  setOverlay('es-US', { dashboard: { title: 'Nuestro' } });
  inRemote('title');
  await speak('es-ES');
  expect(screen.getByText('Nuestro')).toBeVisible();
});

test('parameters stand as they are, and counts choose the plural form', async () => {
  addPack('dashboard', 'en-US', {
    hello: 'Hello {{name}}',
    tires_one: '{{count}} tire',
    tires_other: '{{count}} tires',
  });
  addPack('dashboard', 'es-US', {
    tires_one: '{{count}} llanta',
    tires_other: '{{count}} llantas',
    tires_many: '{{count}} de llantas',
  });
  expect(translate('dashboard:hello', { name: '<b>&"$t(x)' })).toBe('Hello <b>&"$t(x)');
  expect([1, 2].map((count) => translate('dashboard:tires', { count }))).toEqual([
    '1 tire',
    '2 tires',
  ]);
  await speak('es-US');
  expect([1, 2, 1_000_000].map((count) => translate('dashboard:tires', { count }))).toEqual([
    '1 llanta',
    '2 llantas',
    '1,000,000 de llantas',
  ]);
});

test('the document and the bus know the language', async () => {
  await speak('pt-BR');
  expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(bus.current(languageChanged)).toBe('pt-BR');
  await speak('ar-XB');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

describe('a language with few words or none', () => {
  const places = () => {
    const { lang, dir } = document.documentElement;
    return [lang, dir];
  };
  const shell = { one: 'One', two: 'Two', three: 'Three', four: 'Four' };
  beforeEach(() => addPack('shell', 'en-US', shell));

  function Places() {
    const { locale, wordsLocale } = useWords();
    return <p>{`${locale} in words of ${wordsLocale}`}</p>;
  }

  test('is not claimed: the document names the language of its words', async () => {
    await speak('de-DE');
    expect(places()).toEqual(['en-US', 'ltr']);
    expect(bus.current(languageChanged)).toBe('de-DE');
    addPack('shell', 'es-US', { ...shell, one: 'Uno' });
    await speak('es-AR');
    expect(places()).toEqual(['es-US', 'ltr']);
  });

  test("has its own once the administrators' words are half of all", async () => {
    setOverlay('ar-XB', { shell: { one: 'أ' } });
    await speak('ar-XB');
    expect(places()).toEqual(['en-US', 'ltr']);
    setOverlay('ar-XB', { shell: { one: 'أ', two: 'ب' } });
    await speak('ar-XB');
    expect(places()).toEqual(['ar-XB', 'rtl']);
  });

  test('is told apart for each part of the page', async () => {
    addPack('dashboard', 'en-US', { title: 'Title' });
    addPack('dashboard', 'de-DE', { title: 'Titel' });
    render(
      <WordsProvider namespace="shell">
        <Places />
      </WordsProvider>,
    );
    render(
      <WordsProvider namespace="dashboard">
        <Places />
      </WordsProvider>,
    );
    await speak('de-DE');
    expect(screen.getByText('de-DE in words of en-US')).toBeVisible();
    expect(screen.getByText('de-DE in words of de-DE')).toBeVisible();
  });

  test("shows the administrators' words on pages of builds that have none in it", async () => {
    const build = buildNamespace('dashboard', '1.0.0');
    setOverlay('de-DE', { dashboard: { early: 'Früh' } });
    addPack(build, 'en-US', { early: 'Early', late: 'Late' });
    render(
      <WordsProvider namespace={build}>
        <Word of="early" />
        <Word of="late" />
      </WordsProvider>,
    );
    await speak('de-DE');
    expect(screen.getByText('Früh')).toBeVisible();
    act(() => setOverlay('de-DE', { dashboard: { late: 'Spät' } }));
    expect(screen.getByText('Spät')).toBeVisible();
    expect(screen.getByText('Early')).toBeVisible();
  });

  test('has its numbers written its own way, and texts left as they are', async () => {
    addPack('shell', 'en-US', { rows: '{{count}} rows of {{year}}' });
    await speak('de-DE');
    expect(translate('rows', { count: 12_345.5, year: '2026' })).toBe('12.345,5 rows of 2026');
  });
});
