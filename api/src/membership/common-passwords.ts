import { dictionary } from '@zxcvbn-ts/language-common';

/** The ones that people choose most, in lower case. */
const common = new Set(dictionary['passwords-common']);

/** Repeated so often, a few characters are no more than one. */
const repeated = /^(.+?)\1+$/u;
const shortUnit = 4;

/** What is put before and after a word to make it longer, as in `Password2026!`. */
const trimmings = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Whether a password is one of the most common, however it is written, lengthened or repeated. */
export function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const unit = repeated.exec(text)?.[1] ?? text;
  if ([...unit].length <= shortUnit) return true;
  return [text, unit, unit.replaceAll(trimmings, '')].some((form) => common.has(form));
}
