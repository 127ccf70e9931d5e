import { declarationSchema } from '@portal/platform/remote/schema';
import { Check } from 'typebox/value';

/**
 * Names that no remote can have, because objects store texts, rights and settings by remote name.
 */
const taken = new Set(['shell', ...Object.getOwnPropertyNames(Object.prototype)]);

export const isRemoteName = (name: string): boolean =>
  Check(declarationSchema.properties.name, name) && !taken.has(name);
