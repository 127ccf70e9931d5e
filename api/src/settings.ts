import { join, resolve } from 'node:path';
import { unitSizes } from '@portal/contract/portal';
import { deploymentSchema } from '@portal/platform/remote/schema';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

const port = Type.Integer({ minimum: 1, maximum: 65_535 });
const percent = Type.Integer({ minimum: 0, maximum: 100 });
const percentForm = 'a whole percentage from 0 to 100';

/** The environment variables, each with its schema, its default and a description of its form. */
const variables = {
  PORT: { schema: port, without: '8080', form: 'a port from 1 to 65535' },
  MEMBERSHIP_PORT: { schema: port, without: '8090', form: 'a port from 1 to 65535' },
  REGION: { schema: deploymentSchema.properties.region, without: 'LA', form: 'LA, EMEA or AP' },
  DATABASE_URL: {
    schema: Type.String({ pattern: '^(postgres(ql)?://\\S+)?$' }),
    without: '',
    form: 'an address such as postgres://user@host:5432/database',
  },
  DATA_DIR: { schema: Type.String(), without: '.data', form: 'the path of a folder' },
  DEMO_SIZE: {
    schema: Type.Enum(['small', 'demo', 'large', 'none']),
    without: 'demo',
    form: 'small, demo, large or none',
  },
  SMTP_URL: {
    schema: Type.String({ pattern: '^(smtps?://\\S+)?$' }),
    without: '',
    form: 'an address such as smtp://host:25',
  },
  MAIL_FROM: {
    schema: Type.String({ pattern: '^[^\\p{Cc}]*[^\\s\\p{Cc}]+@[^\\s\\p{Cc}]+$' }),
    without: 'Fleet Tire Portal <no-reply@fleet-tire-portal.example>',
    form: 'an address such as Portal <no-reply@host>',
  },
  S3_BUCKET: {
    schema: Type.String({ pattern: '^(https?://[^\\s/?#]+/[^\\s/?#]+/?)?$' }),
    without: '',
    form: 'the address of a bucket such as https://s3.us-east-2.amazonaws.com/photos',
  },
  S3_REGION: {
    schema: Type.String({ pattern: '^[a-z0-9-]+$' }),
    without: 'us-east-1',
    form: 'the name of a region such as us-east-2',
  },
  S3_ACCESS_KEY: { schema: Type.String(), without: '', form: 'the id of a key' },
  S3_SECRET_KEY: { schema: Type.String(), without: '', form: 'a secret key' },
  SESSION_MINUTES: {
    schema: Type.Integer({ minimum: 1, maximum: 1440 }),
    without: '30',
    form: 'a whole number of minutes from 1 to 1440',
  },
  HOT_ALLOWANCE_PSI: {
    schema: Type.Integer({ minimum: 0, maximum: 50 }),
    without: '15',
    form: 'a whole number of psi from 0 to 50',
  },
  LOSS_CRITICAL_PRESSURE: { schema: percent, without: '25', form: percentForm },
  LOSS_CRITICAL_PRESSURE_CASING: { schema: percent, without: '30', form: percentForm },
  LOSS_LOW_PRESSURE: { schema: percent, without: '10', form: percentForm },
  LOSS_DUAL_MISMATCH: { schema: percent, without: '15', form: percentForm },
  LOSS_IRREGULAR_WEAR: { schema: percent, without: '15', form: percentForm },
  AUDIT_YEARS: {
    schema: Type.Integer({ minimum: 1, maximum: 30 }),
    without: '2',
    form: 'a whole number of years from 1 to 30',
  },
  GEOCODER_URL: {
    schema: Type.String({ pattern: '^(https?://[^\\s?#]+)?$' }),
    without: '',
    form: 'the address of a Nominatim server such as https://geocoder.host/nominatim',
  },
  API_PORT: {
    schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
    without: '0',
    form: 'a port, or 0 for any free one',
  },
  SITE_DIR: { schema: Type.String(), without: '', form: 'the path of a folder' },
} as const;

type Variables = typeof variables;
type Value<Name extends keyof Variables> = Static<Variables[Name]['schema']>;

/**
 * Share of the value of a tire's tread and of its casing that is lost, by the cause of the loss.
 */
export type LossShares = Readonly<
  Record<
    'pressure_critical' | 'pressure_low' | 'dual_mismatch' | 'irregular_wear',
    { readonly tread: number; readonly casing: number }
  >
>;

/** All settings of the portal, read from the environment only here. */
export interface Settings {
  readonly port: number;
  readonly membershipPort: number;
  readonly region: Value<'REGION'>;
  /** Null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Absolute path. */
  readonly dataDir: string;
  readonly demoSize: Value<'DEMO_SIZE'>;
  /** Null if mails go to the outbox folder in `dataDir`. */
  readonly smtpUrl: string | null;
  /** The sender of mails, as in their header. */
  readonly mailFrom: string;
  readonly sessionMinutes: number;
  /** The bucket of photos; null for a folder in `dataDir`. */
  readonly s3: {
    /** Its address. */
    readonly bucket: string;
    readonly region: string;
    readonly accessKey: string;
    readonly secretKey: string;
  } | null;
  /** Excess pressure that a lane reads because the tires are hot; kPa. */
  readonly hotAllowance: number;
  /** Estimated loss of the remaining tread, and of the casing, by cause; shares of 1. */
  readonly lossShares: LossShares;
  /** Years for which the audit is stored. */
  readonly auditYears: number;
  /** The Nominatim server that looks up addresses; null to use only the table of places. */
  readonly geocoderUrl: string | null;
  /** The port on which the API listens behind the gateway; 0 for any free port. */
  readonly apiPort: number;
  /** The folder of the site that the gateway serves; absolute path. */
  readonly siteDir: string;
  /** The address at which users open the portal. */
  readonly origin: string;
  /** The address of the stand-in for the provider's sign-in page. */
  readonly membershipOrigin: string;
}

/** An invalid setting; the message names the variable and describes its form. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads and validates the settings. An empty variable counts as not set.
 *
 * @throws SettingsError for the first invalid variable
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = <Name extends keyof Variables>(name: Name): Value<Name> => {
    const { schema, without, form } = variables[name];
    const text = env[name]?.trim() || without;
    const value = 'type' in schema && schema.type === 'integer' ? Number(text) : text;
    // The message omits the value, since an address may contain a password.
    if (!Check(schema, value)) throw new SettingsError(`${name} must be ${form}.`);
    return value as Value<Name>;
  };
  const dataDir = resolve(read('DATA_DIR'));
  const bucket = read('S3_BUCKET');
  const settings = {
    port: read('PORT'),
    membershipPort: read('MEMBERSHIP_PORT'),
    region: read('REGION'),
    databaseUrl: read('DATABASE_URL') || null,
    dataDir,
    demoSize: read('DEMO_SIZE'),
    smtpUrl: read('SMTP_URL') || null,
    mailFrom: read('MAIL_FROM'),
    sessionMinutes: read('SESSION_MINUTES'),
    s3: bucket
      ? {
          bucket,
          region: read('S3_REGION'),
          accessKey: read('S3_ACCESS_KEY'),
          secretKey: read('S3_SECRET_KEY'),
        }
      : null,
    hotAllowance: read('HOT_ALLOWANCE_PSI') * unitSizes.psi,
    lossShares: {
      pressure_critical: {
        tread: read('LOSS_CRITICAL_PRESSURE') / 100,
        casing: read('LOSS_CRITICAL_PRESSURE_CASING') / 100,
      },
      pressure_low: { tread: read('LOSS_LOW_PRESSURE') / 100, casing: 0 },
      dual_mismatch: { tread: read('LOSS_DUAL_MISMATCH') / 100, casing: 0 },
      irregular_wear: { tread: read('LOSS_IRREGULAR_WEAR') / 100, casing: 0 },
    },
    auditYears: read('AUDIT_YEARS'),
    geocoderUrl: read('GEOCODER_URL') || null,
    apiPort: read('API_PORT'),
    siteDir: resolve(read('SITE_DIR') || join(dataDir, 'site')),
  };
  if (settings.port === settings.membershipPort) {
    throw new SettingsError('MEMBERSHIP_PORT must differ from PORT.');
  }
  if (settings.s3 && !(settings.s3.accessKey && settings.s3.secretKey)) {
    throw new SettingsError('S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY.');
  }
  return {
    ...settings,
    origin: `http://localhost:${settings.port}`,
    membershipOrigin: `http://localhost:${settings.membershipPort}`,
  };
}
