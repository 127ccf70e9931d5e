import { idle, type LoadEvent, type LoadState, transition } from './load-state.ts';

const Page = () => null;
const passed: LoadEvent = { type: 'passed' };
const found: LoadEvent = { type: 'found', Page };
const failed = (own: Partial<Extract<LoadEvent, { type: 'failed' }>> = {}): LoadEvent => ({
  type: 'failed',
  errorId: 'abc',
  mayPass: true,
  mayFallBack: false,
  ...own,
});
const after = (...events: readonly LoadEvent[]): LoadState =>
  events.reduce(transition, transition(idle(), { type: 'started' }));
const toMount = [passed, passed, passed, passed, found];

test('a page passes every stage in order', () => {
  const stages = toMount.map((_, index) => after(...toMount.slice(0, index)).at);
  expect(stages).toEqual(['manifest', 'contract', 'entry', 'words', 'page']);
  expect(after(...toMount)).toMatchObject({ at: 'mount', Page });
  expect(after(...toMount, passed)).toMatchObject({ at: 'mounted', Page });
});

test.each([
  ['manifest', []],
  ['entry', [passed, passed]],
  ['words', [passed, passed, passed]],
  ['page', [passed, passed, passed, passed]],
  ['mount', toMount],
] as const)('%s is tried three times before the page fails', (at, events) => {
  expect(after(...events, failed())).toMatchObject({ at, attempt: 1 });
  expect(after(...events, failed(), failed())).toMatchObject({ at, attempt: 2 });
  expect(after(...events, failed(), failed(), failed())).toMatchObject({
    at: 'failed',
    errorId: 'abc',
  });
});

test('the next stage has its attempts to itself', () => {
  expect(after(failed(), failed(), passed)).toMatchObject({ at: 'contract', attempt: 0 });
});

test('what does not pass is not tried again', () => {
  expect(after(passed, failed({ mayPass: false })).at).toBe('failed');
});

test('the build before is begun from its manifest', () => {
  const lasting = failed({ mayPass: false, mayFallBack: true });
  expect(after(passed, lasting)).toEqual({ at: 'manifest', round: 0, build: 1, attempt: 0 });
  expect(after(...toMount, lasting)).toEqual({ at: 'manifest', round: 0, build: 1, attempt: 0 });
  expect(after(lasting, lasting, failed({ mayPass: false })).at).toBe('failed');
});

test('Retry begins with the newest build, in another round', () => {
  const state = after(failed({ mayPass: false, mayFallBack: true }), failed({ mayPass: false }));
  expect(transition(state, { type: 'retried' })).toEqual({
    at: 'manifest',
    round: 1,
    build: 0,
    attempt: 0,
  });
});

test('a failure that somebody left is forgotten, and what is on its way goes on', () => {
  const left: LoadEvent = { type: 'left' };
  expect(after(failed({ mayPass: false }), left)).toMatchObject({ at: 'idle', round: 1 });
  expect(after(passed, left).at).toBe('contract');
});

test.each<[string, LoadState, LoadEvent]>([
  ['a second start', after(passed), { type: 'started' }],
  ['Retry without a failure', after(passed), { type: 'retried' }],
  ['a page nobody waits for', after(), found],
  ['a failure after the end', after(failed({ mayPass: false })), failed()],
])('%s changes nothing', (_, state, event) => {
  expect(transition(state, event)).toBe(state);
});
