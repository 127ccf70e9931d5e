import { writeEmbedded } from './embedded-image.ts';

// Writes small demo data that ends on a day into data directories, so that portals under test need
// not generate it: `write-demo.ts <YYYY-MM-DD> <directory> …`.

const [today = '', ...dataDirs] = process.argv.slice(2);
for (const dataDir of dataDirs) await writeEmbedded(dataDir, { size: 'small', today });
