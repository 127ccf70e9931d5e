import { fileTrouble } from '../file-trouble.ts';
import { UsageError } from './usage-error.ts';

// Administration from the command line. A command loads its code on demand, so that the help
// appears at once.

const help = `Usage: npm run portal -- <command>

Commands:
  user add    makes a user; the first one of an empty portal is made this way
              (npm run portal -- user add --help)
  ingest      loads a file of accounts, purchases, calls or casings
              (npm run portal -- ingest --help)
  backup      writes the database into a file
  restore     puts such a file into an empty database
  check       looks whether the database, or such a file, is whole
              (npm run portal -- backup --help)
`;

async function run([area, action, ...options]: readonly string[]): Promise<void> {
  if (area === 'user' && action === 'add') {
    const { runUserAdd, userAddHelp } = await import('./user-add/user-add.ts');
    if (options.includes('--help')) process.stdout.write(userAddHelp);
    else process.stdout.write(`${await runUserAdd(options)}\n`);
  } else if (area === 'ingest') {
    const { runIngest } = await import('./ingest/ingest.ts');
    process.exitCode = await runIngest(action === undefined ? [] : [action, ...options]);
  } else if (area === 'backup' || area === 'restore' || area === 'check') {
    await runBackupCommand(area, action === undefined ? [] : [action, ...options]);
  } else if (area === undefined || area === '--help' || area === 'help') {
    process.stdout.write(help);
  } else {
    throw new UsageError(
      `There is no command "${[area, action].filter(Boolean).join(' ')}".\n\n${help}`,
    );
  }
}

async function runBackupCommand(
  command: 'backup' | 'restore' | 'check',
  args: readonly string[],
): Promise<void> {
  const commands = await import('./backup/backup-commands.ts');
  const say = (text: string) => process.stdout.write(`${text}\n`);
  if (args.includes('--help')) say(commands.backupHelp.trimEnd());
  else if (command === 'backup') say(await commands.runBackup(args));
  else if (command === 'restore') say(await commands.runRestore(args));
  else {
    const { text, isWhole } = await commands.runCheck(args);
    say(text);
    if (!isWhole) process.exitCode = 1;
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const trouble = fileTrouble(error);
  console.error(trouble ? `${trouble}.` : error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
