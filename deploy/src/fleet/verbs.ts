import type { FleetCommand } from './verb.ts';
import { composeVerb } from './verbs/compose.ts';
import { createVerb } from './verbs/create.ts';
import { deployVerb } from './verbs/deploy.ts';
import { diffVerb } from './verbs/diff.ts';
import { nginxConfVerb } from './verbs/nginx-conf.ts';
import { publishVerb } from './verbs/publish.ts';
import { repairVerb } from './verbs/repair.ts';
import { rollbackVerb } from './verbs/rollback.ts';
import { serveVerb } from './verbs/serve.ts';
import { statusVerb } from './verbs/status.ts';

/** Every command of the fleet, in the order of a working day. */
export const verbs: readonly FleetCommand[] = [
  createVerb,
  publishVerb,
  composeVerb,
  diffVerb,
  deployVerb,
  statusVerb,
  rollbackVerb,
  repairVerb,
  serveVerb,
  nginxConfVerb,
];
