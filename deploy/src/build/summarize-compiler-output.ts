import path from 'node:path';

/** A compiler's message: the file, the line, and the fault. */
interface CompilerMessage {
  readonly file: string;
  readonly line: string | undefined;
  readonly message: string;
}

/**
 * Reduces a compiler's output to one line per fault, without its internals such as loaders and call
 * stacks. Unknown formats remain unchanged.
 */
export function summarizeCompilerOutput(text: string, packageDir: string): string {
  const faults = text.split(/\n(?=ERROR in )/).map((fault) => {
    const told = fromSwc(fault) ?? fromStyles(fault) ?? fromWebpack(fault) ?? fromEsbuild(fault);
    if (!told) return fault;
    const file = path.relative(packageDir, path.resolve(packageDir, told.file));
    return [file, told.line, ` ${told.message.trim()}`].filter(Boolean).join(':');
  });
  return [...new Set(faults)].join('\n');
}

/** Parses a syntax error with its surrounding lines; the line at fault is above the caret. */
function fromSwc(fault: string): CompilerMessage | undefined {
  const [, message, file, lines = ''] =
    /(?:^|\s)[x×]\s+(.+)\n\s*[,╭][-─]\[(.+?):\d+:\d+\]\n([\s\S]*)/.exec(fault) ?? [];
  if (!message || !file) return undefined;
  return { file, line: /(?:^|\n)\s*(\d+)\s[|│].*\n\s*[:·]\s+[\^─]/.exec(lines)?.[1], message };
}

function fromStyles(fault: string): CompilerMessage | undefined {
  const [, line, file, message] = /SyntaxError\s+\((\d+):\d+\) (\S+) (.+)/.exec(fault) ?? [];
  return file && message ? { file, line, message } : undefined;
}

function fromWebpack(fault: string): CompilerMessage | undefined {
  const [, file, line, message] =
    /^ERROR in (\S+) (\d+):\S+\n(?:Module not found: Error: )?(.+)/.exec(fault) ?? [];
  return file && message ? { file, line, message } : undefined;
}

function fromEsbuild(fault: string): CompilerMessage | undefined {
  const [, file, line, message] = /^(\S+?):(\d+):\d+: ERROR: (.+)$/m.exec(fault) ?? [];
  return file && message ? { file, line, message } : undefined;
}
