import { eventReader } from './streamed-events.ts';

it('reads events however the text is cut', () => {
  const text =
    ':\n\nevent: change\nid: 7\ndata: {"number":7}\n\nevent: presence\ndata: {"people":[]}\n\n';
  const whole = [
    { event: 'change', data: { number: 7 } },
    { event: 'presence', data: { people: [] } },
  ];
  for (let cut = 0; cut <= text.length; cut += 1) {
    const read = eventReader();
    expect([...read(text.slice(0, cut)), ...read(text.slice(cut))]).toEqual(whole);
  }
});

it('joins lines of data, and passes over what is no event', () => {
  const read = eventReader();
  expect(read('data: [1,\r\ndata: 2]\r\n\r\nevent: empty\n\ndata: no JSON\n\ndata\n\n')).toEqual([
    { event: 'message', data: [1, 2] },
  ]);
});
