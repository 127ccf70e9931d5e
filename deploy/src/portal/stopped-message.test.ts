import { stoppedMessage } from './stopped-message.ts';

test.each([
  ['admin could not be built: remote.ts is missing', 'remote.ts is missing.\n\nThe portal'],
  ['The API ended (code 3).', '(code 3).\n\nThe portal'],
  ['one could not be built: x\ntwo could not be built: y', 'y.\n\nThe portal'],
])('%j ends as a sentence, apart from the one that follows', (reason, words) => {
  expect(stoppedMessage(reason)).toContain(words);
  expect(stoppedMessage(reason)).toMatch(/^\n.*\n\nThe portal is stopped\.$/s);
});
