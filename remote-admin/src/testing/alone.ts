import { wordOf, wordsServer } from './words-server.ts';

/** Answers the calls of this remote when it is shown on its own. */
export default wordsServer(Array.from({ length: 60 }, (_, place) => wordOf(place + 1)));
