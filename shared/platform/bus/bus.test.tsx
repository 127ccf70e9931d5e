import { act, render, screen } from '@testing-library/react';
import { filter, map } from 'rxjs';
import { bus, defineEvent, useBusState } from './bus.ts';

interface Note {
  readonly text: string;
}
let made = 0;
const fresh = (state: boolean) => {
  made += 1;
  return defineEvent<Note>(`test-${made}/1`, { state });
};

test('an event reaches everybody who is subscribed, and nobody who comes later', () => {
  const event = fresh(false);
  const [one, other, late]: Note[][] = [[], [], []];
  bus.on(event).subscribe((note) => one?.push(note));
  const subscription = bus.on(event).subscribe((note) => other?.push(note));
  bus.emit(event, { text: 'a' });
  subscription.unsubscribe();
  bus.emit(event, { text: 'b' });
  bus.on(event).subscribe((note) => late?.push(note));
  expect([one, other, late]).toEqual([[{ text: 'a' }, { text: 'b' }], [{ text: 'a' }], []]);
  expect(bus.current(event)).toBeUndefined();
});

test('a state hands its last payload to whoever comes later', () => {
  const event = fresh(true);
  bus.emit(event, { text: 'a' });
  bus.emit(event, { text: 'b' });
  const got: Note[] = [];
  bus.on(event).subscribe((note) => got.push(note));
  expect(got).toEqual([{ text: 'b' }]);
  expect(bus.current(event)).toEqual({ text: 'b' });
});

test('a state whose payload is null or undefined is a state all the same', () => {
  const event = defineEvent<null | undefined>('nothing/1', { state: true });
  const got: unknown[] = [];
  bus.emit(event, null);
  bus.on(event).subscribe((payload) => got.push(payload));
  bus.emit(event, undefined);
  expect(got).toEqual([null, undefined]);
});

test('two definitions of one name are one event; another major is another', () => {
  const got: string[] = [];
  bus.on(defineEvent<string>('shared/1')).subscribe((text) => got.push(text));
  bus.emit(defineEvent<string>('shared/1'), 'one');
  bus.emit(defineEvent<string>('shared/2'), 'two');
  expect(got).toEqual(['one']);
});

test('a subscriber that throws is reported and costs nobody else anything', () => {
  jest.useFakeTimers();
  const event = fresh(true);
  const got: string[] = [];
  bus.on(event).subscribe(({ text }) => {
    throw new Error(`cannot take ${text}`);
  });
  bus
    .on(event)
    .pipe(
      map((): string => {
        throw new Error('a broken operator');
      }),
    )
    .subscribe();
  bus.on(event).subscribe(({ text }) => got.push(text));
  expect(() => bus.emit(event, { text: 'a' })).not.toThrow();
  expect(() => jest.runAllTimers()).toThrow('cannot take a');
  expect(() => jest.runAllTimers()).toThrow('a broken operator');
  bus.emit(event, { text: 'b' });
  expect(got).toEqual(['a', 'b']);
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('a state that changes while it is told never arrives older after newer', () => {
  const event = fresh(true);
  const got: string[] = [];
  bus
    .on(event)
    .pipe(filter(({ text }) => text === 'a'))
    .subscribe(() => bus.emit(event, { text: 'b' }));
  bus.on(event).subscribe(({ text }) => got.push(text));
  bus.emit(event, { text: 'a' });
  expect(got).toEqual(['b']);
  bus.emit(event, { text: 'c' });
  expect(got).toEqual(['b', 'c']);
});

test('a component shows a state as it changes', () => {
  const event = fresh(true);
  const Shown = () => <p>{useBusState(event)?.text ?? 'nothing yet'}</p>;
  render(<Shown />);
  expect(screen.getByText('nothing yet')).toBeVisible();
  act(() => bus.emit(event, { text: 'news' }));
  expect(screen.getByText('news')).toBeVisible();
});
