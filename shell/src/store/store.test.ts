import { createStore } from './store.ts';

test('a store holds the last value and tells of it, as long as somebody listens', () => {
  const store = createStore('first');
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.current()));
  store.set('second');
  stop();
  store.set('third');
  expect(store.current()).toBe('third');
  expect(heard).toEqual(['second']);
});
