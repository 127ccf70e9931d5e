import type { Static } from 'typebox';
import type { BodyOf, ResponseOf } from '../wire/call-types.ts';
import type { appSetup, footerContent, headerContent, userRecord } from './authorization.schema.ts';
import type { generatedExport } from './exports/exports.schema.ts';
import type { keptReport } from './kept/kept-report.schema.ts';
import type { localeRow } from './languages.schema.ts';
import type { portalCalls } from './portal.schema.ts';
import type { registration } from './registration.schema.ts';

export type AppSetup = Static<typeof appSetup>;
export type HeaderContent = Static<typeof headerContent>;
export type FooterContent = Static<typeof footerContent>;
export type Registration = Static<typeof registration>;
export type LocaleRow = Static<typeof localeRow>;
export type UserRecord = Static<typeof userRecord>;
export type ReportMenu = ResponseOf<(typeof portalCalls)['GET tire_management_reports/get']>;

/** A user's display preferences for figures. */
export type Preferences = BodyOf<(typeof portalCalls)['PUT users/preferences']>;
/** The user whom a sign-in code would sign in. */
export type CodeOwner = NonNullable<
  ResponseOf<(typeof portalCalls)['POST authorization/code_owner']>['owner']
>;

/** A background export. */
export type GeneratedExport = Static<typeof generatedExport>;

/** A saved copy of an analysis report. */
export type KeptReport = Static<typeof keptReport>;
