import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The statement added to a changed module. */
const statement = "\nReflect.set(globalThis, 'released', true);\n";

/**
 * Simulates a change of modules by appending a statement to each as it is read from disk. A loader
 * would not do, because a module's number depends on its loaders, so every file that imports the
 * module would change as well.
 */
export class ChangedSources implements WebpackPluginInstance {
  constructor(private readonly changed: RegExp) {}

  apply({ inputFileSystem }: Compiler): void {
    if (!inputFileSystem) throw new Error('There is nothing to read from');
    const { changed } = this;
    const read = inputFileSystem.readFile;
    const readChanged = (file: string, ...rest: unknown[]) => {
      const answer = rest.pop() as (failure: unknown, content?: Buffer) => void;
      const grown = (content?: Buffer) =>
        content && Buffer.concat([content, Buffer.from(statement)]);
      Reflect.apply(read, inputFileSystem, [
        file,
        ...rest,
        changed.test(file)
          ? (failure: unknown, content?: Buffer) => answer(failure, grown(content))
          : answer,
      ]);
    };
    Reflect.set(inputFileSystem, 'readFile', readChanged);
  }
}
