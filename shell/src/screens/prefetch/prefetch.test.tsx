import { act } from '@portal/platform/testing';
import { fakeUser } from '@portal/platform/testing/shell';
import { hintPage, preparePage } from '../../loading/prepare-page.ts';
import { fakeDeployment, fakeRemote } from '../../testing/fake-deployment.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { prefetchLinks } from './prefetch-links.ts';
import { usePrefetchWhenIdle } from './use-prefetch-when-idle.ts';

jest.mock('../../loading/prepare-page.ts', () => ({
  hintPage: jest.fn(),
  preparePage: jest.fn(),
}));

const route = (path: string, page: string, right: string | null = null) => ({
  path,
  page,
  right,
  title: 'title',
});
const surveys = fakeRemote('surveys', {
  routes: [
    route('/units', 'units'),
    route('/units/{unitId}', 'unit'),
    route('/secret', 'secret', 'SECRET'),
  ],
  redirects: [{ from: '/old', to: '/units' }],
});
const deployment = fakeDeployment([surveys]);
const links = {
  unit: '/units/7',
  old: '/old',
  secret: '/secret',
  elsewhere: 'https://other.example/units',
  nowhere: '/nowhere',
};
function Links({ arrived }: { arrived: boolean }) {
  usePrefetchWhenIdle(arrived);
  return (
    <main>
      <a id="units" href="/units?tab=2">
        <span id="inner">Units</span>
      </a>
      {Object.entries(links).map(([id, href]) => (
        <a key={id} id={id} href={href}>
          {id}
        </a>
      ))}
    </main>
  );
}

const at = (id: string) => document.getElementById(id) ?? document.body;
const point = (type: string, id: string, relatedTarget: Element | null = null) =>
  at(id).dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }));
const prepared = () => jest.mocked(preparePage).mock.calls.map(([, name]) => name);
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
let stop = () => {};

function begin({ arrived = false } = {}) {
  renderShell(<Links arrived={arrived} />, { deployment, user: fakeUser() });
  stop = prefetchLinks({ upcoming: () => deployment });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(preparePage).mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

describe('a page is prepared', () => {
  it('when the pointer rests on its link', () => {
    begin();
    point('pointerover', 'inner');
    wait(249);
    expect(prepared()).toEqual([]);
    wait(1);
    expect(prepared()).toEqual(['units']);
    expect(preparePage).toHaveBeenCalledWith(surveys, 'units');
  });

  it('not when the pointer only passes', () => {
    begin();
    point('pointerover', 'inner');
    wait(200);
    point('pointerout', 'inner', at('unit'));
    point('pointerover', 'unit');
    wait(250);
    expect(prepared()).toEqual(['unit']);
  });

  it('while the pointer moves within its link', () => {
    begin();
    point('pointerover', 'units');
    wait(200);
    point('pointerout', 'units', at('inner'));
    point('pointerover', 'inner');
    wait(50);
    expect(prepared()).toEqual(['units']);
  });

  it('when its link has the focus', () => {
    begin();
    at('unit').focus();
    wait(250);
    expect(prepared()).toEqual(['unit']);
  });

  it('also behind a redirect', () => {
    begin();
    at('old').focus();
    wait(250);
    expect(prepared()).toEqual(['units']);
  });

  it.each(['secret', 'elsewhere', 'nowhere'])('unless it cannot be opened: %s', (id) => {
    begin();
    at(id).focus();
    wait(250);
    expect(prepared()).toEqual([]);
  });

  it('when the first page is there and the browser has nothing else to do', () => {
    begin({ arrived: true });
    wait(2_000);
    expect(new Set(prepared())).toEqual(new Set(['units', 'unit']));
  });

  it.each([
    ['data is saved', { saveData: true }, true],
    ['the line is slow', { effectiveType: '2g' }, true],
    ['there is no network', {}, false],
  ])('never while %s', (_, connection, onLine) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    begin({ arrived: true });
    at('unit').focus();
    wait(5_000);
    expect(prepared()).toEqual([]);
  });
});

describe('what a prepared page runs is hinted', () => {
  const hinted = () => jest.mocked(hintPage).mock.calls.map(([, name]) => name);
  beforeEach(() => jest.mocked(hintPage).mockClear());

  it.each(['pointerdown', 'click'])('at the %s on its link', (type) => {
    begin();
    point(type, 'inner');
    expect(hinted()).toEqual(['units']);
  });

  it.each(['secret', 'elsewhere', 'nowhere'])('unless it cannot be opened: %s', (id) => {
    begin();
    point('pointerdown', id);
    expect(hinted()).toEqual([]);
  });
});
