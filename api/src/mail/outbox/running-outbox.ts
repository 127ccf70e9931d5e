import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '../../app/clock.ts';
import type { Schema } from '../../db/schema/schema.ts';
import type { SendMail } from '../mail.ts';
import {
  claimMail,
  type DueMail,
  finishMail,
  postponeMail,
  readLetter,
  reportSending,
  requeueSendingMails,
} from './outbox-rows.ts';
import { filesIn } from './put-letter.ts';

/** The outbox as calls see it. */
export interface Outbox {
  /** Checks for waiting mails at once. */
  wake(): void;
}

interface OutboxOptions {
  readonly database: { readonly kysely: Kysely<Schema>; readonly kind: string };
  readonly send: SendMail;
  readonly clock: Clock;
  /** Called for each failed attempt. */
  readonly onProblem: (error: unknown) => void;
}

const minute = 60_000;
/** Milliseconds between a failed attempt and the next; after the last one a mail has failed. */
const pauses = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * minute);
/** Milliseconds between checks for due mails, since other processes add mails too. */
const lookEvery = 10_000;
/** Milliseconds between two signs of life, and without one until other processes send the mail. */
const [signEvery, silentFor] = [5000, minute];

/**
 * Sends the mails in the outbox one after another, each at least once: if a process dies after the
 * mail server's reply but before recording it, the mail is sent again with the same Message-ID.
 * Several processes may share a database.
 */
export class RunningOutbox implements Outbox {
  private turn: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: OutboxOptions) {}

  /** Starts sending. On the embedded database no other process can be sending anything. */
  async start(): Promise<void> {
    const { kysely, kind } = this.options.database;
    if (kind === 'embedded') await requeueSendingMails(kysely);
    this.timer = setInterval(() => this.wake(), lookEvery).unref();
    this.wake();
  }

  wake(): void {
    this.turn = this.turn.then(() => this.sendDue()).catch(this.options.onProblem);
  }

  /** Settles once all due mails have been tried. */
  idle(): Promise<void> {
    return this.turn;
  }

  /**
   * Shuts down; a mail being sent gets some time to finish.
   *
   * @param patience in milliseconds
   */
  async close(patience = 0): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await Promise.race([this.turn, wait(patience, undefined, { ref: false })]);
  }

  private async sendDue(): Promise<void> {
    const { database, clock } = this.options;
    while (!this.isClosed) {
      const now = clock.now();
      const silentSince = new Date(now.getTime() - silentFor);
      const mail = await claimMail(database.kysely, { now, silentSince });
      if (!mail) return;
      await this.send(mail);
    }
  }

  private async send(mail: DueMail): Promise<void> {
    const { database, clock, onProblem } = this.options;
    const db = database.kysely;
    const signs = setInterval(
      () => reportSending(db, mail.id, clock.now()).catch(onProblem),
      signEvery,
    ).unref();
    try {
      await this.sendLetter(mail);
    } catch (error) {
      onProblem(error);
      const now = clock.now();
      const pause = pauses[mail.attempts - 1];
      if (pause === undefined) return await finishMail(db, mail, { state: 'failed', now });
      return await postponeMail(db, mail.id, new Date(now.getTime() + pause));
    } finally {
      clearInterval(signs);
    }
    await finishMail(db, mail, { state: 'sent', now: clock.now() });
  }

  private async sendLetter({ letter_id, address, message_id }: DueMail): Promise<void> {
    const { subject, body, files } = await readLetter(this.options.database.kysely, letter_id);
    const attachments = filesIn(files);
    await this.options.send({
      to: address,
      messageId: message_id,
      subject,
      text: body,
      ...(attachments.length > 0 && { attachments }),
    });
  }
}
