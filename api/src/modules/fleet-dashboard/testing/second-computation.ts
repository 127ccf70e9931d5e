import type { BaseParameters, ReportParameters } from '@portal/contract/fleet-dashboard';
import { type Raw, type RawLine, viewOf } from './raw-records.ts';

// The reports once more, in plain loops over raw rows and whole cents, so that a mistake in the SQL
// does not repeat itself here.

/** The lines that a user's choice and a report's filters leave. */
function chosenLines(
  raw: Raw,
  login: string,
  base: BaseParameters,
  filters: ReportParameters,
): RawLine[] {
  const view = viewOf(raw, login);
  const account = raw.accounts.find(({ nonsig }) => nonsig === base.account);
  if (!account || !view.account(account.id)) throw new Error('The test chose a foreign account.');
  const holds = <Item>(list: readonly Item[] | null | undefined, item: Item) =>
    !list || list.includes(item);
  const given = <Item>(list: readonly Item[] | undefined) => (list?.length ? list : undefined);
  return raw.lines.filter((line) => {
    const location = raw.locations.find(({ id }) => id === line.location_id);
    const product = line.product_id === null ? undefined : raw.products.get(line.product_id);
    return (
      line.account_id === account.id &&
      view.dealer(line.dealer_id) &&
      line.invoice_date >= base.date_from &&
      line.invoice_date <= base.date_to &&
      holds(base.locations, line.location_id) &&
      holds(base.nonsigs, line.dealer_id) &&
      holds(given(base.location_groups), location?.group_id ?? -1) &&
      holds(given(base.location_regions), location?.region_id ?? -1) &&
      product !== undefined &&
      holds(given(filters.wheel_positions), product.design_position ?? 'unknown') &&
      holds(given(filters.tire_brands), product.brand) &&
      holds(given(filters.tire_product_lines), product.line) &&
      holds(given(filters.tire_sizes), product.size)
    );
  });
}

/** Divides whole numbers and rounds half away from zero to two decimals. */
function divide(numerator: number, denominator: number): number | null {
  if (denominator === 0) return null;
  const sign = numerator < 0 === denominator < 0 ? 1 : -1;
  const [n, d] = [BigInt(Math.abs(numerator)), BigInt(Math.abs(denominator))];
  return (sign * Number((n * 200n + d) / (d * 2n))) / 100 || 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
const cents = (amount: number) => Math.round(amount * 100);

interface Slice {
  readonly days: string[];
  readonly startsMonth: boolean;
}

/** Walks the calendar day by day and cuts before each Sunday and each first of a month. */
function slices(from: string, to: string): Slice[] {
  const found: Slice[] = [];
  const day = new Date(`${from}T12:00:00Z`);
  for (let text = from; text <= to; ) {
    const isFirst = day.getUTCDate() === 1 || text === from;
    if (isFirst || day.getUTCDay() === 0) found.push({ days: [], startsMonth: isFirst });
    found.at(-1)?.days.push(text);
    day.setUTCDate(day.getUTCDate() + 1);
    text = day.toISOString().slice(0, 10);
  }
  return found;
}

const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

export function retreadVsNew(
  raw: Raw,
  login: string,
  base: BaseParameters,
  report: ReportParameters,
) {
  const lines = chosenLines(raw, login, base, report);
  const counted = lines.filter(({ kind }) => kind === 'new_tire' || kind === 'retread_cap');
  if (counted.length === 0) return { rows: [], total: null };
  const figuresOf = (days: readonly string[]) => {
    const units = (kind: string) =>
      sum(
        counted
          .filter((line) => line.kind === kind && days.includes(line.invoice_date))
          .map(({ quantity }) => quantity),
      );
    const [New, Retread] = [units('new_tire'), units('retread_cap')];
    return { New, Retread, RetreadToNewRatio: divide(Retread, New) };
  };
  const dated = (days: readonly string[]) => {
    const first = days[0] ?? '';
    const month = new Date(`${first}T12:00:00Z`).toLocaleString('en-US', {
      month: 'short',
      timeZone: 'UTC',
    });
    return {
      Date: first,
      Year: Number(first.slice(0, 4)),
      MonthNumber: Number(first.slice(5, 7)),
      MonthString: month,
    };
  };
  const weekRow = ({ days }: Slice) => ({
    ...dated(days),
    WeekString: `${american(days[0] ?? '')} - ${american(days.at(-1) ?? '')}`,
    ...figuresOf(days),
  });
  const weeks = slices(base.date_from, base.date_to);
  const months: Slice[][] = [];
  for (const week of weeks) {
    if (week.startsMonth) months.push([]);
    months.at(-1)?.push(week);
  }
  const monthRow = (slicesOfMonth: readonly Slice[]) => {
    const days = slicesOfMonth.flatMap((slice) => slice.days);
    return { ...dated(days), ...figuresOf(days), Weeks: slicesOfMonth.map(weekRow) };
  };
  return {
    rows: report.period === 'week' ? weeks.map(weekRow) : months.map(monthRow),
    total: figuresOf(weeks.flatMap(({ days }) => days)),
  };
}

export function topProducts(
  raw: Raw,
  login: string,
  base: BaseParameters,
  report: ReportParameters,
) {
  const lines = chosenLines(raw, login, base, report);
  if (lines.length === 0) return { rows: [], total: null };
  const products = new Map<string, RawLine[]>();
  for (const line of lines) {
    const product = raw.products.get(line.product_id ?? 0);
    const name = `${product?.brand} ${product?.line} ${product?.size}`;
    products.set(name, [...(products.get(name) ?? []), line]);
  }
  const whole = sum(lines.map(({ amount }) => cents(amount)));
  const ranked = [...products].map(([Product, sold]) => ({
    Product,
    spend: sum(sold.map(({ amount }) => cents(amount))),
    Quantity: sum(sold.map(({ quantity }) => quantity)),
  }));
  const listed = ranked
    .filter(({ spend }) => spend > 0)
    .sort(
      (a, b) => b.spend - a.spend || b.Quantity - a.Quantity || (a.Product < b.Product ? -1 : 1),
    );
  return {
    rows: listed.slice(0, 10).map(({ Product, spend, Quantity }) => ({
      Product,
      TotalSpend: spend / 100,
      Quantity,
      TotalSpendPercentage: divide(spend * 100, whole),
    })),
    total: {
      TotalSpend: whole / 100,
      Quantity: sum(lines.map(({ quantity }) => quantity)),
      TotalSpendPercentage: whole === 0 ? null : 100,
    },
  };
}
