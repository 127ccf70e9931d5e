import path from 'node:path';
import { findWorkspaceRoot } from '@portal/build/versions';
import { dataSet } from './data/data-set.ts';
import { embeddedDatabases } from './data/embedded-databases.ts';
import { postgresqlDatabases } from './data/postgresql-databases.ts';
import { selectionOf } from './reports/tab-request.ts';
import { startApi } from './server/api-process.ts';
import { signedInCaller, signedInSender } from './server/caller.ts';
import { liveTimes } from './surveys/live-times.ts';
import { takeAlongTimes } from './surveys/take-along-times.ts';
import { makeSurvey } from './surveys/make-survey.ts';
import { inspectionTimes } from './surveys/inspection-times.ts';
const root = findWorkspaceRoot(import.meta.dirname);
const folder = path.join(root, '.data/bench/quick');
const report = (line: string) => console.log(line);
const kind = process.argv[2];
const databases = kind === 'pg' ? await postgresqlDatabases(folder, report) : embeddedDatabases(folder);
if ('missing' in databases) throw new Error(databases.missing);
try {
  const data = await dataSet({ root, databases, size: 'demo', fresh: false, report });
  console.log(data.facts.yard);
  const api = await startApi({ root, databaseUrl: data.databaseUrl, dataDir: data.dataDir, demoSize: 'demo' });
  try {
    const ask = await signedInCaller(api);
    const sender = await signedInSender(api);
    console.log('taken', await takeAlongTimes({ ask, sender, facts: data.facts, calls: 5 }));
    const survey = await makeSurvey(ask, data.facts);
    console.log('inspection', await inspectionTimes(ask, survey, { calls: 30, warmUp: 5 }));
    await survey.remove();
    console.log('live', await liveTimes(api, { base: selectionOf(data.facts), facts: data.facts, saved: 40, lookups: 150 }));
  } finally { await api.stop(); }
} finally { if ('stop' in databases) await (databases as any).stop(); }
