import { EventText } from './stream-answer.ts';

const large = 'x'.repeat(100_000);

test('an event has its name, its number and its data in one line', async () => {
  const text = new EventText();
  text.beat();
  text.send({ event: 'change', id: 7, data: { by: 'Uma\nSerrano' } });
  text.send({ event: 'presence', data: [] });
  text.end();
  text.send({ event: 'change', data: 'too late' });
  let told = '';
  for await (const chunk of text.out) told += chunk;
  expect(told).toBe(
    ':\n\nevent: change\nid: 7\ndata: {"by":"Uma\\nSerrano"}\n\nevent: presence\ndata: []\n\n',
  );
});

test('a reader that takes too little is let go', () => {
  const text = new EventText();
  for (let count = 0; count < 9; count += 1) text.send({ event: 'change', data: large });
  expect(text.signal.aborted).toBe(false);
  for (let count = 0; count < 9; count += 1) text.send({ event: 'change', data: large });
  expect(text.signal.aborted).toBe(true);
});

test('who sends much waits until it is read, or until nobody reads any more', async () => {
  const [read, left] = [new EventText(), new EventText()];
  for (const text of [read, left]) text.send({ event: 'change', data: large });
  const drained = Promise.all([read.drained(), left.drained()]);
  read.out.resume();
  left.end();
  await drained;
});
