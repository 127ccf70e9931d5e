import { resolve } from 'node:path';
import { readSettings, SettingsError } from './settings.ts';

test('an empty environment gives the defaults', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    membershipPort: 8090,
    region: 'LA',
    databaseUrl: null,
    dataDir: resolve('.data'),
    demoSize: 'demo',
    smtpUrl: null,
    mailFrom: 'Fleet Tire Portal <no-reply@fleet-tire-portal.example>',
    sessionMinutes: 30,
    hotAllowance: 15 * 6.89476,
    s3: null,
    lossShares: {
      pressure_critical: { tread: 0.25, casing: 0.3 },
      pressure_low: { tread: 0.1, casing: 0 },
      dual_mismatch: { tread: 0.15, casing: 0 },
      irregular_wear: { tread: 0.15, casing: 0 },
    },
    auditYears: 2,
    geocoderUrl: null,
    apiPort: 0,
    siteDir: resolve('.data/site'),
    origin: 'http://localhost:8080',
    membershipOrigin: 'http://localhost:8090',
  });
});

test('every setting is taken from its variable', () => {
  expect(
    readSettings({
      PORT: '1234',
      MEMBERSHIP_PORT: '1235',
      REGION: 'EMEA',
      DATABASE_URL: 'postgres://portal:secret@db:5432/portal',
      DATA_DIR: '/var/portal',
      DEMO_SIZE: 'none',
      SMTP_URL: 'smtp://mail:25',
      MAIL_FROM: 'Tires <tires@fleet.example>',
      SESSION_MINUTES: '5',
      HOT_ALLOWANCE_PSI: '0',
      LOSS_CRITICAL_PRESSURE: '40',
      LOSS_CRITICAL_PRESSURE_CASING: '50',
      LOSS_LOW_PRESSURE: '20',
      LOSS_DUAL_MISMATCH: '0',
      LOSS_IRREGULAR_WEAR: '100',
      S3_BUCKET: 'https://s3.example/photos',
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      AUDIT_YEARS: '5',
      GEOCODER_URL: 'https://geocoder.example/nominatim',
      API_PORT: '1236',
      SITE_DIR: '/srv/site',
    }),
  ).toEqual({
    port: 1234,
    membershipPort: 1235,
    region: 'EMEA',
    databaseUrl: 'postgres://portal:secret@db:5432/portal',
    dataDir: '/var/portal',
    demoSize: 'none',
    smtpUrl: 'smtp://mail:25',
    mailFrom: 'Tires <tires@fleet.example>',
    sessionMinutes: 5,
    hotAllowance: 0,
    s3: {
      bucket: 'https://s3.example/photos',
      region: 'eu-west-1',
      accessKey: 'key',
      secretKey: 'secret',
    },
    lossShares: {
      pressure_critical: { tread: 0.4, casing: 0.5 },
      pressure_low: { tread: 0.2, casing: 0 },
      dual_mismatch: { tread: 0, casing: 0 },
      irregular_wear: { tread: 1, casing: 0 },
    },
    auditYears: 5,
    geocoderUrl: 'https://geocoder.example/nominatim',
    apiPort: 1236,
    siteDir: '/srv/site',
    origin: 'http://localhost:1234',
    membershipOrigin: 'http://localhost:1235',
  });
});

test('an empty variable is one that is not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', REGION: ' ' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', 'eighty', 'PORT must be a port from 1 to 65535.'],
  ['PORT', '70000', 'PORT must be a port from 1 to 65535.'],
  ['PORT', '80.5', 'PORT must be a port from 1 to 65535.'],
  ['MEMBERSHIP_PORT', '0', 'MEMBERSHIP_PORT must be a port from 1 to 65535.'],
  ['MEMBERSHIP_PORT', '8080', 'MEMBERSHIP_PORT must differ from PORT.'],
  ['REGION', 'NA', 'REGION must be LA, EMEA or AP.'],
  ['DEMO_SIZE', 'huge', 'DEMO_SIZE must be small, demo, large or none.'],
  ['SESSION_MINUTES', '0', 'SESSION_MINUTES must be a whole number of minutes from 1 to 1440.'],
  [
    'GEOCODER_URL',
    'geocoder.example',
    'GEOCODER_URL must be the address of a Nominatim server such as https://geocoder.host/nominatim.',
  ],
  ['HOT_ALLOWANCE_PSI', '51', 'HOT_ALLOWANCE_PSI must be a whole number of psi from 0 to 50.'],
  ['LOSS_LOW_PRESSURE', '101', 'LOSS_LOW_PRESSURE must be a whole percentage from 0 to 100.'],
  ['API_PORT', '-1', 'API_PORT must be a port, or 0 for any free one.'],
  ['MAIL_FROM', 'Tires', 'MAIL_FROM must be an address such as Portal <no-reply@host>.'],
  ['MAIL_FROM', 'a@b\nBcc: c@d', 'MAIL_FROM must be an address such as Portal <no-reply@host>.'],
  [
    'S3_BUCKET',
    's3.example/photos',
    'S3_BUCKET must be the address of a bucket such as https://s3.us-east-2.amazonaws.com/photos.',
  ],
  ['S3_BUCKET', 'https://s3.example/photos', 'S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY.'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address such as smtp://host:25.'],
])('%s=%s is refused by name', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(message));
});

test('an address with a password is refused without being repeated', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://portal:secret@db' })).toThrow(
    new SettingsError(
      'DATABASE_URL must be an address such as postgres://user@host:5432/database.',
    ),
  );
});
