import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** Compiles a schema on first use, since a process uses few of the hundreds that there are. */
export function compileOnUse(schema: TSchema): () => Validator {
  let compiled: Validator | undefined;
  return () => {
    compiled ??= Compile(schema);
    return compiled;
  };
}
