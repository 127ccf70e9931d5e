import { readDevRequest } from './dev-request.ts';

const read = (line: string) => readDevRequest(line.split(' ').filter(Boolean));

test.each([
  ['', { kind: 'everything' }],
  ['one two', { kind: 'inside', names: ['one', 'two'] }],
  ['one --against http://a', { kind: 'against', name: 'one', portal: 'http://a' }],
  ['one --alone', { kind: 'alone', name: 'one' }],
])('%p asks for what it says', (line, request) => expect(read(line)).toEqual(request));

test.each(['--alone', 'one two --alone', 'one --alone --against http://a', 'one --nothing'])(
  '%p is told how to ask',
  (line) => expect(() => read(line)).toThrow('Usage: npm run dev'),
);
