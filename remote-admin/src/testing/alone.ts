import type { Respond } from '@portal/platform/testing/shell';
import { registrationOf, userOf } from './people.ts';
import { usersServer } from './users-server.ts';
import { wordOf, wordsServer } from './words-server.ts';

const words = wordsServer(Array.from({ length: 60 }, (_, place) => wordOf(place + 1)));
const people = usersServer({
  registrations: Array.from({ length: 5 }, (_, place) => registrationOf(place + 1)),
  users: Array.from({ length: 30 }, (_, place) => userOf(place + 1)),
});

/** Answers the calls of this remote when it is shown on its own. */
const respond: Respond = (name, call) => words(name, call) ?? people(name, call);
export default respond;
