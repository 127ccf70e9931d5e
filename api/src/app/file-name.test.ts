import { attachment, safeFileName } from './file-name.ts';

test.each([
  ['Report - 0042.pdf', 'Report - 0042.pdf'],
  ['a/b\\c:d*e?f"g<h>i|j.pdf', 'a b c d e f g h i j.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['two\r\nlines\t', 'two lines'],
  ['\u202efdp.exe', 'fdp.exe'],
  ['車両の報告', '車両の報告'],
  ['...', 'report'],
  ['', 'report'],
])('%j is saved as %j', (text, name) => expect(safeFileName(text, 'report')).toBe(name));

test('a long name is cut between characters', () =>
  expect(safeFileName('🚚'.repeat(200), 'report')).toBe('🚚'.repeat(150)));

test.each([
  ['Report.pdf', `attachment; filename="Report.pdf"; filename*=UTF-8''Report.pdf`],
  [
    'Relatório 100 %.pdf',
    `attachment; filename="Relatorio 100 _.pdf"; filename*=UTF-8''Relat%C3%B3rio%20100%20%25.pdf`,
  ],
  ["(it's)*", `attachment; filename="(it's)*"; filename*=UTF-8''%28it%27s%29%2A`],
  ['車', `attachment; filename="_"; filename*=UTF-8''%E8%BB%8A`],
])('the header of %s', (name, header) => expect(attachment(name)).toBe(header));
