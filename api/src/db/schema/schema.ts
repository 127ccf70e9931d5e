import type { AccessTables } from './access.ts';
import type { AuditTables } from './audit.ts';
import type { DeviceTables } from './devices.ts';
import type { FleetTables } from './fleet.ts';
import type { GeneratedReportsTables } from './generated-reports.ts';
import type { ImageTables } from './images.ts';
import type { KeptReportsTables } from './kept-reports.ts';
import type { LeaseTables } from './lease.ts';
import type { OutboxTables } from './outbox.ts';
import type { RollUpTables } from './roll-ups.ts';
import type { SurveyMailTables } from './survey-mails.ts';
import type { SurveyTables } from './surveys.ts';
import type { TireTables } from './tires.ts';
import type { WordsSchema } from './words.ts';

export interface Schema
  extends AccessTables,
    AuditTables,
    DeviceTables,
    FleetTables,
    GeneratedReportsTables,
    ImageTables,
    KeptReportsTables,
    LeaseTables,
    OutboxTables,
    RollUpTables,
    SurveyMailTables,
    SurveyTables,
    TireTables,
    WordsSchema {}
