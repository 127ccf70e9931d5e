import type { LineKind, Repair } from '../schema/fleet.ts';
import type { Account } from './accounts.ts';
import type { Article } from './catalog.ts';
import { type Day, isoOf } from './days.ts';
import type { PlacedLocation } from './locations.ts';
import type { Random } from './random.ts';
import type { CallRow, LineRow } from './rows.ts';

/** A line before it is on an invoice. */
export interface Draft {
  readonly kind: LineKind;
  readonly article?: Article;
  readonly repair?: Repair;
  readonly quantity: number;
  /** The amount of the whole line, in cents. */
  readonly cents: number;
}

export interface Invoice {
  readonly account: Account;
  readonly location: PlacedLocation;
  readonly dealer: number;
  /** The call that the lines belong to; null for sales and retreads without a call. */
  readonly call: CallRow | null;
  readonly day: Day;
}

/** Writes invoices: numbers them and their lines, and credits part of the sales. */
export interface Ledger {
  invoice(on: Invoice, drafts: readonly Draft[], random: Random): void;
  /** Returns the lines written since the last call. */
  take(): LineRow[];
}

const credited = 0.015;
const adjusted = 0.003;

export function openLedger(today: Day): Ledger {
  let lines: LineRow[] = [];
  let lineId = 0;
  let invoices = 10_000_000;

  const write = (on: Invoice, drafts: readonly Draft[]) => {
    invoices += 1;
    for (const [index, draft] of drafts.entries()) {
      lineId += 1;
      lines.push({
        id: lineId,
        account_id: on.account.id,
        location_id: on.location.id,
        dealer_id: on.dealer,
        call_id: on.call?.id ?? null,
        call_type: on.call?.call_type ?? null,
        unit_location: on.call?.unit_location ?? null,
        product_id: draft.article?.id ?? null,
        invoice_number: String(invoices),
        line_number: index + 1,
        invoice_date: isoOf(on.day),
        kind: draft.kind,
        repair: draft.repair ?? null,
        quantity: draft.quantity,
        amount: draft.cents / 100,
      });
    }
  };

  return {
    invoice(on, drafts, random) {
      if (drafts.length === 0 || on.day > today) return;
      write(on, drafts);
      const credits = creditsOf(drafts, random);
      const day = on.day + random.integer(4, 40);
      if (credits.length > 0 && day <= today) write({ ...on, day }, credits);
    },
    take() {
      const taken = lines;
      lines = [];
      return taken;
    },
  };
}

/** Credits for returned goods, and price corrections without a return. */
const creditsOf = (drafts: readonly Draft[], random: Random): Draft[] =>
  drafts
    .filter(({ article }) => article)
    .flatMap((draft) => {
      const chance = random.unit();
      if (chance < credited) {
        const units = random.integer(1, draft.quantity);
        const cents = Math.round((draft.cents * units) / draft.quantity);
        return [{ ...draft, quantity: -units, cents: -cents }];
      }
      if (chance > 1 - adjusted) {
        return [
          { ...draft, quantity: 0, cents: -Math.round(draft.cents * random.between(0.02, 0.1)) },
        ];
      }
      return [];
    });
