import { isCountry } from '@portal/contract/portal';
import type { ValueType } from '../file-kind.ts';

/** A single-line text with a maximum length. */
export const text = (most = 200): ValueType => ({
  sql: 'text',
  read(value) {
    if (/[\r\n]/.test(value)) {
      return {
        fault:
          'has a line break. If a closing quotation mark is missing, the rows after it were read as part of this one.',
      };
    }
    if (/\p{Cc}/u.test(value)) return { fault: 'has characters that are not text.' };
    return value.length > most ? { fault: `is longer than ${most} characters.` } : { value };
  },
});

/** A text that matches a pattern; the description completes "is not …". */
const formed = (form: RegExp, description: string): ValueType => ({
  sql: 'text',
  read: (value) => (form.test(value) ? { value } : { fault: `is not ${description}.` }),
});

/** A nonsig: text, because leading zeros are significant. */
export const nonsig = formed(/^[\p{L}\p{N}._/-]{1,40}$/u, 'a number of up to 40 digits or letters');

/** The name of a file in the same folder. */
export const fileName = formed(
  /^(?!\.{1,2}$)[^/\\\p{Cc}]{1,200}$/u,
  'the name of a file beside this one',
);

/** A number of an invoice, call or work order. */
export const documentNumber = text(60);

export const country: ValueType = {
  sql: 'text',
  read: (value) =>
    isCountry(value)
      ? { value }
      : { fault: 'is not a country code of two capital letters, as in US.' },
};

export const state = formed(
  /^[A-Z0-9]{1,3}$/,
  'a code of a state or province of up to three capital letters, as in OH',
);

/** A postal code without spaces, or its prefix, in capitals. */
export const postalCode: ValueType = {
  sql: 'text',
  read(value) {
    const code = value.replaceAll(/[ -]/g, '').toUpperCase();
    return /^[A-Z0-9]{2,10}$/.test(code)
      ? { value: code }
      : { fault: 'is not a postal code of up to ten letters and digits.' };
  },
};

export const loadRange = formed(/^[A-Z]$/, 'a load range of one capital letter, as in G');

/** One of several words, spelled exactly like this. */
export const oneOf = (...words: readonly string[]): ValueType => ({
  sql: 'text',
  read: (value) =>
    words.includes(value) ? { value } : { fault: `is none of ${words.join(', ')}.` },
});

/** `yes` or `no`, also as `true` or `false`. */
export const yesOrNo: ValueType = {
  sql: 'boolean',
  read(value) {
    const word = value.toLowerCase();
    if (['yes', 'true'].includes(word)) return { value: true };
    return ['no', 'false'].includes(word) ? { value: false } : { fault: 'is neither yes nor no.' };
  },
};

/** Nonsigs of accounts, separated by semicolons. */
export const nonsigs: ValueType = {
  sql: 'text[]',
  read(value, now) {
    const numbers = [...new Set(value.split(';').map((item) => item.trim()))].filter(Boolean);
    const wrong = numbers.find((number) => 'fault' in nonsig.read(number, now));
    return wrong === undefined
      ? { value: numbers }
      : { fault: 'is not a list of numbers, separated by semicolons.' };
  },
};
