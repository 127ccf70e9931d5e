import { recordIn, withRecord, withRecordId } from './view-address.ts';

const address = new URLSearchParams(
  'ft=us_national_account&ac=0100&lo=4.5&lr=8&p1m=table&p1fb=North*South&p5fz=11R22.5&run=1',
);
const keyed = (search: string) => Object.fromEntries(new URLSearchParams(search));

it('keeps the lists of the wizard and of every report, and nothing else', () => {
  expect(keyed(recordIn(address))).toEqual({
    lo: '4.5',
    lr: '8',
    p1fb: 'North*South',
    p5fz: '11R22.5',
  });
  const short = withRecordId(address, 'abc');
  expect(keyed(short.toString())).toEqual({
    ft: 'us_national_account',
    ac: '0100',
    p1m: 'table',
    run: '1',
    k: 'abc',
  });
  expect(keyed(withRecord(short, recordIn(address)).toString())).toEqual(keyed(address.toString()));
});

it('reads a record with the lists of the wizard alone', () => {
  const short = new URLSearchParams('ac=0100&k=abc');
  expect(keyed(withRecord(short, 'lo=7.8.9&lg=1').toString())).toEqual({
    ac: '0100',
    lo: '7.8.9',
    lg: '1',
  });
});

it('takes the record for what it is: nothing but lists', () => {
  const short = new URLSearchParams('ac=0100&lo=1&k=abc');
  expect(withRecord(short, 'ac=0200&run=1&k=def&p1m=table').toString()).toBe('ac=0100');
  expect(withRecord(short, '{"not": "a record"}').toString()).toBe('ac=0100');
});

it('gives the same record for what it has read', () => {
  const record = 'no=3&lo=7.8.9&p1fb=North*South';
  expect(recordIn(withRecord(new URLSearchParams('k=abc'), record))).toBe(
    new URLSearchParams(record).toString(),
  );
});
