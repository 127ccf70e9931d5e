import { placeholderFaults, placeholdersOf } from './placeholders.ts';

test('finds each placeholder once, whatever its spaces, format or escaping', () => {
  expect(placeholdersOf('{{ first }} of {{- last}}, {{first}}: {{cost, number}}')).toEqual([
    'first',
    'last',
    'cost',
  ]);
});

test.each([
  ['Save', 'Guardar'],
  ['{{from}} to {{to}}', 'a {{to}} desde {{from}}'],
  ['Show {all}', 'Mostrar {todo}'],
  ['', ''],
])('%j is fitted by %j', (english, text) => {
  expect(placeholderFaults(english, text, false)).toBeNull();
});

test.each([
  ['{{from}} to {{to}}', 'hasta {{to}}', { missing: ['from'], unknown: [], stray: false }],
  ['{{from}}', '{{desde}}', { missing: ['from'], unknown: ['desde'], stray: false }],
  ['Save', 'Guardar {{name}}', { missing: [], unknown: ['name'], stray: false }],
  ['{{name}}', '{{name}', { missing: ['name'], unknown: [], stray: true }],
  ['{{name}}', '{{name}} {x}', { missing: [], unknown: [], stray: true }],
  ['Save', '$t(other)', { missing: [], unknown: [], stray: true }],
])('%j is not fitted by %j', (english, text, faults) => {
  expect(placeholderFaults(english, text, false)).toEqual(faults);
});

test('a counted word may name its count or leave it out, and nothing else', () => {
  expect(placeholderFaults('One tire', '{{count}} шина', true)).toBeNull();
  expect(placeholderFaults('{{count}} tires', 'шины', true)).toBeNull();
  expect(placeholderFaults('{{count}} of {{all}}', '{{count}}', true)?.missing).toEqual(['all']);
  expect(placeholderFaults('One tire', '{{count}} шина', false)?.unknown).toEqual(['count']);
});
