import type { FleetCommand } from './verb.ts';

const command = 'npm run fleet --';

export const jsonOption = {
  json: { type: 'boolean', help: 'prints what programs read, on the standard output' },
  help: { type: 'boolean', help: 'shows this' },
} as const;

/** Returns the general help. */
export const fleetHelp = (verbs: readonly FleetCommand[]): string =>
  [
    `Usage: ${command} <verb> …`,
    '',
    'Publishes the shell and the remotes, and decides what a region runs.',
    '',
    ...table(verbs.map((verb) => [usageOf(verb), verb.summary])),
    '',
    `Each verb tells more: ${command} <verb> --help`,
    'Exit codes: 0 done, 1 failed, 2 wrong use, 3 refused because it would break what runs.',
  ].join('\n');

/** Returns the help of one verb. */
export const verbHelp = (verb: FleetCommand): string =>
  [
    `Usage: ${command} ${usageOf(verb)}`,
    '',
    verb.details,
    '',
    ...table(
      Object.entries({ ...verb.options, ...jsonOption }).map(([name, option]) => [
        [`--${name}`, 'value' in option ? option.value : undefined].filter(Boolean).join(' '),
        option.help,
      ]),
    ),
  ].join('\n');

/** Returns the usage of a verb in one line. */
export const usageOf = ({ name, arguments: needed, options }: FleetCommand): string =>
  [
    name,
    ...needed.map((one) => `<${one}>`),
    ...Object.entries(options).map(([option, { value }]) =>
      value ? `[--${option} ${value}]` : `[--${option}]`,
    ),
  ].join(' ');

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return width > 40
    ? rows.flatMap(([left, right]) => [`  ${left}`, `      ${right}`])
    : rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
