import type { ContractHistory } from './contract-history.ts';
import type { Surface } from './surface.ts';

/** Returns a text report of the contract, whose diff shows what changed. */
export function contractReport(
  history: ContractHistory,
  version: string,
  surface: Surface,
): string {
  const modules = Object.entries(surface).map(([module, { names, text }]) => {
    const since = history.since[module] ?? {};
    const lines = names.map((name) => `| \`${name}\` | ${since[name]} |`);
    return [
      `## ${module}`,
      ['| Name | Since |', '| --- | --- |', ...lines].join('\n'),
      `\`\`\`ts\n${text}\n\`\`\``,
    ].join('\n\n');
  });
  return `${[
    `# The contract between shell and remotes, ${version}`,
    'Written by `npm run contract` from the sources; a change of the surface needs a new version.',
    ...modules,
  ].join('\n\n')}\n`;
}
