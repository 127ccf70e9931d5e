import path from 'node:path';

/** How a compiler tells what it did not understand: the file, its line, and what is wrong there. */
interface Told {
  readonly file: string;
  readonly line: string | undefined;
  readonly message: string;
}

/**
 * Says what a compiler says in a line for each fault, without its own insides: the loaders that it
 * went through, and the calls within them. What is of no known form stays as it is.
 */
export function compilerWords(text: string, packageDir: string): string {
  const faults = text.split(/\n(?=ERROR in )/).map((fault) => {
    const told = fromSwc(fault) ?? fromStyles(fault) ?? fromWebpack(fault) ?? fromEsbuild(fault);
    if (!told) return fault;
    const file = path.relative(packageDir, path.resolve(packageDir, told.file));
    return [file, told.line, ` ${told.message.trim()}`].filter(Boolean).join(':');
  });
  return [...new Set(faults)].join('\n');
}

/** A syntax error, with the lines around it; the line at fault stands above the caret. */
function fromSwc(fault: string): Told | undefined {
  const [, message, file, lines = ''] =
    /(?:^|\s)[x×]\s+(.+)\n\s*[,╭][-─]\[(.+?):\d+:\d+\]\n([\s\S]*)/.exec(fault) ?? [];
  if (!message || !file) return undefined;
  return { file, line: /(?:^|\n)\s*(\d+)\s[|│].*\n\s*[:·]\s+[\^─]/.exec(lines)?.[1], message };
}

function fromStyles(fault: string): Told | undefined {
  const [, line, file, message] = /SyntaxError\s+\((\d+):\d+\) (\S+) (.+)/.exec(fault) ?? [];
  return file && message ? { file, line, message } : undefined;
}

function fromWebpack(fault: string): Told | undefined {
  const [, file, line, message] =
    /^ERROR in (\S+) (\d+):\S+\n(?:Module not found: Error: )?(.+)/.exec(fault) ?? [];
  return file && message ? { file, line, message } : undefined;
}

function fromEsbuild(fault: string): Told | undefined {
  const [, file, line, message] = /^(\S+?):(\d+):\d+: ERROR: (.+)$/m.exec(fault) ?? [];
  return file && message ? { file, line, message } : undefined;
}
