import { timeInWords } from './time-in-words.ts';

test.each([
  [120, 'en-US', '2 minutes'],
  [61, 'en-US', '1 minute 1 second'],
  [0, 'en-US', '0 seconds'],
  [100, 'es-US', '1 minuto 40 segundos'],
  [100, 'pt-BR', '1 minuto 40 segundos'],
  [100, 'fr-CA', '1 minute 40 secondes'],
])('%d seconds in %s', (seconds, locale, words) => {
  expect(timeInWords(seconds, locale).replaceAll(/\s/g, ' ')).toBe(words);
});
