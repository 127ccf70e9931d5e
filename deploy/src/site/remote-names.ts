import { declarationSchema } from '@portal/platform/remote/schema';
import { Check } from 'typebox/value';

/** Names that no remote can have: words, rights and settings are kept in objects by these names. */
const taken = new Set(['shell', ...Object.getOwnPropertyNames(Object.prototype)]);

/** Whether a remote can have this name. */
export const isRemoteName = (name: string): boolean =>
  Check(declarationSchema.properties.name, name) && !taken.has(name);
