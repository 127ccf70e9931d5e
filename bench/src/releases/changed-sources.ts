import type { Compiler, WebpackPluginInstance } from 'webpack';

/** What a changed module does besides. */
const statement = "\nReflect.set(globalThis, 'released', true);\n";

/**
 * Stands for a change of modules: each grows by one statement as it is read from the disk. A loader
 * would do as much, but a module's number follows from its loaders, and every file that imports it
 * would change as well.
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
