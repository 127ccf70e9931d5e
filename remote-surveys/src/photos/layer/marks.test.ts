import { markAfterKey, markBetween } from './marks.ts';

test('what is dragged is drawn, and a tap draws something that is seen', () => {
  const [from, to] = [
    { x: 0.2, y: 0.2 },
    { x: 0.5, y: 0.6 },
  ];
  expect(markBetween('arrow', from, to, '')).toEqual({
    kind: 'arrow',
    x: 0.2,
    y: 0.2,
    to_x: 0.5,
    to_y: 0.6,
  });
  expect(markBetween('circle', from, to, '')).toEqual({
    kind: 'circle',
    x: 0.2,
    y: 0.2,
    radius: 0.5,
  });
  expect(markBetween('circle', from, from, '')).toMatchObject({ radius: 0.1 });
  expect(markBetween('words', from, to, 'Cut')).toEqual({
    kind: 'words',
    x: 0.2,
    y: 0.2,
    text: 'Cut',
  });
  expect(markBetween('arrow', { x: 0.95, y: 0 }, { x: 0.95, y: 0 }, '')).toMatchObject({ to_x: 1 });
});

test('keys move a mark within the photo, and stretch it with Shift', () => {
  const circle = markBetween('circle', { x: 0, y: 0.5 }, { x: 0, y: 0.5 }, '');
  expect(markAfterKey(circle, 'ArrowLeft', false)).toEqual(circle);
  expect(markAfterKey(circle, 'ArrowDown', false)).toMatchObject({ x: 0, y: 0.52 });
  expect(markAfterKey(circle, 'ArrowRight', true)).toMatchObject({ radius: 0.12 });
  const arrow = markBetween('arrow', { x: 0.2, y: 0.2 }, { x: 0.5, y: 0.5 }, '');
  expect(markAfterKey(arrow, 'ArrowUp', true)).toMatchObject({ x: 0.2, y: 0.2, to_y: 0.48 });
  expect(markAfterKey(arrow, 'Enter', false)).toBeNull();
});
