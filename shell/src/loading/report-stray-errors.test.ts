import { bus, notified } from '@portal/platform/bus';
import { addPack, startI18n } from '@portal/platform/i18n/manage';
import english from '../../locales/en-US.json';
import { reportStrayErrors } from './report-stray-errors.ts';
import { addRunning } from './running-builds.ts';

const file = 'https://portal.example/remotes/dashboard/1.0.0-0a1b2c3d/12.js';
const thrownIn = (address: string) =>
  Object.assign(new Error('secret'), { stack: `Error: secret\n    at onClick (${address}:1:2)` });
const throwIt = (error: unknown, filename = '') =>
  dispatchEvent(new ErrorEvent('error', { error, filename }));
const reject = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

const notices: string[] = [];
let stop = () => {};
let subscription: { unsubscribe(): void };

beforeEach(() => {
  jest.useFakeTimers();
  startI18n();
  addPack('shell', 'en-US', english);
  notices.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  subscription = bus.on(notified).subscribe(({ text }) => notices.push(text));
  stop = reportStrayErrors();
});
afterEach(() => {
  stop();
  subscription.unsubscribe();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what a remote throws where no page sees it', () => {
  it.each([
    ['a handler or a timer', throwIt],
    ['a promise', reject],
  ])('in %s is told with a number, under which the console names the build', (_, fail) => {
    const error = thrownIn(file);
    fail(error);
    const id = /error number ([0-9a-f]{8})/.exec(notices[0] ?? '')?.[1];
    expect(notices[0]).not.toContain('secret');
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining(`[${id}] dashboard 1.0.0-0a1b2c3d: `),
      error,
    );
  });

  it('is known by its file where it is no error', () => {
    throwIt('a text', file);
    expect(notices).toHaveLength(1);
  });

  describe('and has no stack', () => {
    const shellFile = `${location.origin}/shell/1.0.0/1.js`;
    const failedImport = Object.assign(new TypeError('Failed to fetch /late.js'), {
      stack: 'TypeError: Failed to fetch /late.js',
    });
    const ends: (() => void)[] = [];
    beforeEach(() => {
      for (const name of ['dashboard', 'dashboard', 'admin'])
        ends.push(addRunning({ name, version: '1.0.0' }));
    });
    afterEach(() => {
      for (const end of ends.splice(0)) end();
    });

    it.each([
      ['null in a handler', null, throwIt],
      ['a text in a handler', 'no', throwIt],
      ['a rejection without a reason', undefined, reject],
      ['a failed import', failedImport, reject],
    ])('is told with the builds on screen, as %s', (_, thrown, fail) => {
      fail(thrown, shellFile);
      const id = /error number ([0-9a-f]{8})/.exec(notices[0] ?? '')?.[1];
      expect(console.error).toHaveBeenCalledWith(
        expect.stringContaining(`[${id}] dashboard 1.0.0 or admin 1.0.0: `),
        thrown,
      );
    });

    it.each([
      ['of the browser', () => throwIt(null, location.href)],
      ['of an extension', () => throwIt(null, 'chrome-extension://one/a.js')],
      ['of a file elsewhere', () => reject(thrownIn('https://other.example/a.js'))],
    ])('is not told when it is %s', (_, fail) => {
      fail();
      expect(notices).toEqual([]);
    });
  });

  it('again and again is told once in a while, and each time in the console', () => {
    for (let count = 0; count < 5; count += 1) throwIt(thrownIn(file));
    expect(notices).toHaveLength(1);
    expect(console.error).toHaveBeenCalledTimes(5);
    jest.setSystemTime(Date.now() + 11_000);
    throwIt(thrownIn(file));
    expect(notices).toHaveLength(2);
  });

  it.each([
    ['what the browser’s own extensions throw', thrownIn('chrome-extension://one/a.js')],
    ['a call that was given up', Object.assign(thrownIn(file), { name: 'AbortError' })],
    ['nothing, while no remote is on screen', undefined],
  ])('is not %s', (_, error) => {
    throwIt(error);
    reject(error);
    expect(notices).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });
});
