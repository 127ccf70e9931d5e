import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { demoPassword } from '../access/demo-users.ts';

/** The most common passwords, in lower case. */
const common = new Set(dictionary['passwords-common']);

/** A few characters, however often repeated, count only once. */
const repeated = /^(.+?)\1+$/u;
const shortUnit = 4;

/** Characters added before and after a word to make it longer, as in `Password2026!`. */
const trimmings = /^[^\p{L}]+|[^\p{L}]+$/gu;

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
/** From 0 to 4: a lower score means that a password is guessed within 100 million tries. */
const leastScore = 3;

/**
 * Whether a password is one of the most common, in any spelling, lengthened or repeated, a run of
 * keys, or the publicly known password of the demo users.
 */
export function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const unit = repeated.exec(text)?.[1] ?? text;
  if ([...unit].length <= shortUnit) return true;
  if (text.includes(demoPassword) || estimate.check(password).score < leastScore) return true;
  return [text, unit, unit.replaceAll(trimmings, '')].some((form) => common.has(form));
}
