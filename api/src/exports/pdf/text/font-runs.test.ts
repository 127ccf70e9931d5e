import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { fontFile, fontNames } from '../fonts/font-files.ts';
import { openFonts } from '../fonts/fonts.ts';
import { fontRuns, replacement } from './font-runs.ts';
import { readableText } from './readable-text.ts';

const fonts = openFonts();
const runsOf = (text: string, locale = 'en-US') => fontRuns(readableText(text), locale, fonts.has);

const samples = {
  'en-US': 'Roll time – 41.25% of “calls” · €1,204 (see №5) ₹ ₽ ½ °F',
  'el-GR': 'Έκτακτες κλήσεις στην Αθήνα',
  'bg-BG': 'Аварийни повиквания във Велико Търново',
  'sr-RS': 'Ђаци, љубав, Џони и Ћира',
  'uk-UA': 'Їжак і ґава: єдність',
  'zh-CN': '车队仪表板报告：紧急呼叫（见表）、费用。龘𠮷',
  'zh-TW': '車隊儀表板報告，臺灣',
  'ja-JP': 'フリートの「緊急コール」は減少しました。髙橋',
  'ko-KR': '차량 대시보드 보고서, 꽃밭',
  'hi-IN': 'यार्ड जाँच शुरू होने के बाद क्ष्म्य ₹१२',
  'th-TH': 'การเรียกฉุกเฉินลดลงหลังจากเริ่มตรวจสอบ',
  'ar-SA': 'انخفضت حالات الطوارئ، ثلاثـة ٤٥ لا',
  'he-IL': 'קריאות החירום (בחצר) שָׁלוֹם',
  'vi-VN': 'Cuộc gọi khẩn cấp đã giảm ở Đà Nẵng, ữ ặ',
  'pl-PL': 'Zażółć gęślą jaźń',
};

// The characters that the fonts declare, independent of the code that chooses among the fonts.
const glyphs = new Map(
  fontNames.map((name) => {
    const sets = (['normal', 'bold'] as const).map((weight) => {
      const font = create(readFileSync(fontFile(name, weight)));
      return new Set('characterSet' in font ? font.characterSet : []);
    });
    return [name, sets] as const;
  }),
);

test.each(Object.entries(samples))('%s has no character without a picture', (locale, text) => {
  const runs = runsOf(text, locale);
  const missing = runs.flatMap((run) =>
    [...run.text].filter((sign) =>
      glyphs.get(run.font)?.some((set) => !set.has(sign.codePointAt(0) ?? 0)),
    ),
  );
  expect(missing).toEqual([]);
  const seen = runs
    .map((run) => run.text)
    .join('')
    .replaceAll('\u200B', '');
  expect(seen).toBe(text.normalize('NFC'));
});

test('a text of several scripts is split where its font changes', () => {
  expect(runsOf('Acme Ελλάς 車 Memphis')).toEqual([
    { text: 'Acme Ελλάς ', font: 'latin' },
    { text: '車 ', font: 'chinese' },
    { text: 'Memphis', font: 'latin' },
  ]);
});

test('Chinese signs look as the reader writes them', () => {
  const fontOf = (text: string, locale: string) => runsOf(text, locale)[0]?.font;
  expect(fontOf('直送', 'ja-JP')).toBe('japanese');
  expect(fontOf('直送', 'zh-CN')).toBe('chinese');
  expect(fontOf('直送センター', 'en-US')).toBe('japanese');
  // A simplified character that no Japanese font has.
  expect(fontOf('说', 'ja-JP')).toBe('chinese');
});

test('emoji have a font of their own, joined ones too', () => {
  expect(runsOf('ok 👍 👩🏽‍🔧!')).toEqual([
    { text: 'ok ', font: 'latin' },
    { text: '👍 👩🏽‍🔧', font: 'emoji' },
    { text: '!', font: 'latin' },
  ]);
});

test('signs that no font has are shown as such, one for each', () => {
  expect(
    runsOf('ok 𓀀!')
      .map(({ text }) => text)
      .join(''),
  ).toBe(`ok ${replacement}!`);
});

test('what has no picture is left out', () => {
  expect(readableText('a\u0000b\u202Ec\uFEFF\r\nd\te\uD800')).toBe('abc\nd e');
});

test('Thai can be broken between its words', () => {
  expect(readableText('การเรียกฉุกเฉินลดลง').split('\u200B').length).toBeGreaterThan(2);
});
