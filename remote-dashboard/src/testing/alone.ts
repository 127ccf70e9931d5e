import { fleetServer } from './fleet-server.ts';

/** Answers the calls of this remote when it runs on its own. */
export default fleetServer();
