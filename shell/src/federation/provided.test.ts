import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '@portal/build/shared-modules';

const source = readFileSync(path.join(__dirname, 'provided.ts'), 'utf8');
const facades = Object.entries(sharedModules).filter(([name]) => name.startsWith('@portal/'));

describe('what the shell provides', () => {
  it.each(facades)('holds %s, at once or on demand as the table says', (name, { eager }) => {
    expect(source).toContain(eager ? `import '${name}';` : `import('${name}')`);
  });
});
