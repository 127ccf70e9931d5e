import { reportsServer } from './reports-server.ts';

/** Answers the calls of this remote when it is shown on its own. */
export default reportsServer;
