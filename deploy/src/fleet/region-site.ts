import path from 'node:path';
import { readSettings, type Settings, SettingsError } from '@portal/api/settings';
import { deploymentSchema } from '@portal/platform/remote/schema';
import { Check } from 'typebox/value';
import { isWebAddress } from '../compose/addresses.ts';
import { publications } from '../roll-out/publications.ts';
import { readDeployment, type SiteOfRegion } from '../roll-out/read-site.ts';
import type { RollOut } from '../roll-out/roll-out.ts';
import type { RepeatedOptions } from '../site/fleet-command-line.ts';
import { Refused } from '../site/refused.ts';
import { type CommandEnvironment, type CommandInput, WrongUse } from './verb.ts';

const regionSchema = deploymentSchema.properties.region;

export const siteOption = {
  site: {
    type: 'string',
    value: '<folder>',
    help: 'folder of the site; that of the portal of these settings unless given',
  },
} as const;

export const regionOptions = {
  ...siteOption,
  regions: {
    type: 'string',
    value: '<folder>',
    help: "folder with base.json and the regions' own files, in place of deploy/regions",
  },
} as const;

export const composeOptions = {
  ...regionOptions,
  only: {
    type: 'string',
    value: '<names>',
    help: 'what alone may change, as in dashboard,shell; all else stays as it runs',
  },
  'sign-in': {
    type: 'string',
    value: '<URL>',
    help: 'the sign-in page; the one that is deployed, else that of the settings, unless given',
  },
} as const;

/** Reads the settings from the environment. */
export function settingsOf({ env }: CommandEnvironment): Settings {
  try {
    return readSettings(env);
  } catch (error) {
    throw error instanceof SettingsError ? new WrongUse(error.message) : error;
  }
}

/** Returns the site folder that a command works on. */
export const siteDirOf = (given: CommandInput, surroundings: CommandEnvironment): string =>
  path.resolve(given.option('site') ?? settingsOf(surroundings).siteDir);

/** Returns the folder of the region files; undefined for the portal's own. */
export function regionsDirOf(
  given: CommandInput,
  surroundings: CommandEnvironment,
): string | undefined {
  const regions = given.option('regions');
  return regions === undefined ? surroundings.regionsDir : path.resolve(regions);
}

/** Returns the region that a command names, with its site. */
export function regionOf(given: CommandInput, surroundings: CommandEnvironment) {
  const region = given.argument('region');
  if (!Check(regionSchema, region)) {
    throw new WrongUse(`There is no region ${region}. There are: ${regionSchema.enum.join(', ')}.`);
  }
  const regionsDir = regionsDirOf(given, surroundings);
  const siteDir = siteDirOf(given, surroundings);
  const asked = repeatedOptionsOf(given);
  return { region, siteDir, asked, ...(regionsDir !== undefined && { regionsDir }) };
}

/** Returns the options to repeat in a suggested follow-up command. */
export function repeatedOptionsOf(given: CommandInput): RepeatedOptions {
  const names = ['site', 'regions', 'sign-in'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.option(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns the region and its site, with the options for composing it. */
export async function regionSiteOf(
  given: CommandInput,
  surroundings: CommandEnvironment,
): Promise<RollOut> {
  const site = regionOf(given, surroundings);
  const signIn = await signInOf(given, surroundings, site);
  const only = given.option('only')?.split(',');
  const there = only && new Set((await publications(site.siteDir)).map(({ name }) => name));
  const stranger = only?.find((name) => !there?.has(name));
  if (stranger !== undefined) {
    const names = [...(there ?? [])].join(', ') || 'nothing';
    throw new WrongUse(`--only names ${stranger}, and the site has ${names}.`);
  }
  return { ...site, signIn, ...(only && { only }) };
}

async function signInOf(
  given: CommandInput,
  surroundings: CommandEnvironment,
  { siteDir, region }: SiteOfRegion,
): Promise<string> {
  const named = given.option('sign-in');
  if (named !== undefined && !isWebAddress(named)) {
    throw new WrongUse(`--sign-in ${named} is no address as in https://sign-in.example/page.`);
  }
  const deployed = (await readDeployment(siteDir, region))?.links.sign_in;
  if (named === undefined && deployed !== undefined && !isWebAddress(deployed)) {
    throw new Refused(`The sign-in page that ${region} runs with is ${deployed.slice(0, 60)}`, [
      'that is no address that begins with http:// or https://: name another with --sign-in',
    ]);
  }
  return named ?? deployed ?? `${settingsOf(surroundings).membershipOrigin}/sign-in`;
}
