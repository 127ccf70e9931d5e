/** The names that an area has for what its reports are of; an engine takes any. */
export interface ReportTerms {
  /** Where reports stand. */
  readonly tab: string;
  /** The kinds of stored records that figures are made of. */
  readonly records: string;
  /** What reports can be restricted to, by the names on the wire. */
  readonly filter: string;
  /** Those filters whose values are listed. */
  readonly listed: string;
  /** Pages elsewhere that reports lead to. */
  readonly link: string;
}

/**
 * How a figure is written. `integer` has no decimals, `ratio` two, `percent` is 0–100 on the wire,
 * `rollTime` is seconds there and hh:mm for people.
 */
export type ReportFormat = 'text' | 'integer' | 'ratio' | 'currency' | 'percent' | 'rollTime';

/** A role of the chart palette; the design system maps it to a colour and a pattern. */
export type ReportTone =
  | 'emergency'
  | 'scheduled'
  | 'stock'
  | 'total'
  | 'primary'
  | 'secondary'
  | 'accent';

/** A sum over records. */
export interface Measure {
  /** What it is called beside the records behind it. */
  readonly label: string;
  /** The column of the records whose values add up; null counts the records. */
  readonly adds: string | null;
  readonly format: ReportFormat;
  /**
   * Why a record of the choice is not among those that it adds up: names of conditions, in the order
   * in which they are asked, so that each record is left out for one. Without any, all are added up.
   * Their words are keys of the prefix `left_out`.
   */
  readonly leavesOut?: readonly string[];
}

/**
 * How a figure follows from measures, by their names: a sum of one, or a quotient of two. Each is
 * taken over the records of the figure's own row unless it says otherwise: over those of the `total`
 * or, in a row inside another, of the `group` around it.
 */
export type Figure =
  | { readonly sum: string; readonly at?: 'group' }
  | {
      readonly part: string;
      readonly whole: string;
      readonly wholeAt?: 'total';
      /** `percent` is part × 100 ÷ whole; `years` divides days by those of a year, 365.25. */
      readonly scale?: 'percent' | 'years';
      /** Of two parts that sum to 100, the one that is what the other, rounded, leaves. */
      readonly leftBy?: string;
    };

/** The first column of a table: what each row is of. */
export interface Lead<Listed extends string = string> {
  readonly field: string;
  readonly label: string;
  /** Values are codes; their words are keys of this prefix and the code. */
  readonly words?: string;
  /** The filter whose values the rows are of: each that it lets through has one, also without a record. */
  readonly values?: Listed;
}

/**
 * A column of a report's table: a field of its rows under a translated heading. A comparison with
 * the previous period adds the field with the suffix `Prev` to every column.
 */
export interface ReportColumn {
  readonly field: string;
  /** Translation key of the heading, in the area's namespace. */
  readonly label: string;
  readonly format: ReportFormat;
  readonly figure: Figure;
  /**
   * The national average of it says something: the field with the suffix `NatAvg`. That of a sum is
   * the mean per account, that of a quotient the quotient of all accounts' sums.
   */
  readonly national?: true;
}

/** What a chart draws: a column as bars or as a line, with its comparisons beside it. */
export interface ReportSeries {
  /** The field of one of the report's columns. */
  readonly field: string;
  readonly kind: 'bar' | 'line';
  readonly tone: ReportTone;
  /** Lines of another unit than the bars have an axis of their own, at the end side. */
  readonly axis?: 'start' | 'end';
}

/** Bars (and lines) over periods or names. */
export interface BarChart {
  readonly kind: 'bars';
  readonly orientation: 'vertical' | 'horizontal';
  /** Bars of one period stand on each other; they are parts of a whole. */
  readonly stacked?: true;
  /** Share of the largest value to which smaller bars are raised so that they can be seen. */
  readonly floor: number;
  readonly series: readonly ReportSeries[];
}

/** The parts of one row, or of the total: one pie each for now, before and the nation. */
export interface PieChart {
  readonly kind: 'pie';
  readonly slices: readonly {
    /** The field of the column that says the slice's share in percent. */
    readonly field: string;
    /** The field of the column that the share is of. */
    readonly amount: string;
    readonly tone: ReportTone;
    /** Stands out from the pie. */
    readonly highlighted?: true;
  }[];
}

/** One figure of the rows inside each group: groups beside each other, a bar for each such row. */
export interface GroupedChart {
  readonly kind: 'grouped';
  /** The field of one of the report's columns. */
  readonly field: string;
  /** How many of the groups are drawn; the table has all. */
  readonly most: number;
  readonly floor: number;
}

/** Some columns of the total beside each other, a bar for each and its comparisons. */
export interface ColumnsChart {
  readonly kind: 'columns';
  readonly fields: readonly string[];
  readonly floor: number;
}

/**
 * A report as data. Screen, query and export read the same definition, so that they never differ.
 */
export interface ReportDefinition<Terms extends ReportTerms = ReportTerms> {
  readonly type: string;
  readonly tab: Terms['tab'];
  /** Place within the tab and within the combined report. */
  readonly order: number;
  readonly title: string;
  /** A sentence under the report, or none. */
  readonly footnote?: string;
  /** How every figure comes about, in words; shown behind the card's information button. */
  readonly formula: string;
  /**
   * `periods`: month rows that open into weeks. `ranking`: one row a name, in the order of the
   * server. `breakdown`: such rows that open into rows of `inner`. `summary`: the total alone, with
   * a row for each thing that it is compared with.
   */
  readonly shape: 'periods' | 'ranking' | 'breakdown' | 'summary';
  readonly lead: Lead<Terms['listed']>;
  /** The first column of the rows inside each, which travel under `Rows`. */
  readonly inner?: Lead<Terms['listed']>;
  /** The field that tells the rows apart; the lead's when names are enough. */
  readonly key?: string;
  /** Texts of a row beside its name. */
  readonly facts?: readonly { readonly field: string; readonly label: string }[];
  readonly columns: readonly ReportColumn[];
  /** Of named rows: the column that ranks them, downwards, and how many are listed; else all. */
  readonly top?: { readonly by: string; readonly most?: number };
  /** The column that says most; locations are compared by it. */
  readonly main: string;
  /** The fields of columns whose totals stand above the tab, before its reports. */
  readonly keyFigures?: readonly string[];
  /** The records that every figure of the report is made of. */
  readonly records: Terms['records'];
  readonly measures: Readonly<Record<string, Measure>>;
  /** What the report can be restricted to beyond the choice of records that all share. */
  readonly filters: readonly Terms['filter'][];
  readonly chart: BarChart | PieChart | GroupedChart | ColumnsChart;
  readonly links?: readonly Terms['link'][];
}

/** The field that tells the rows of a report apart. */
export const keyOf = ({ key, lead }: Pick<ReportDefinition, 'key' | 'lead'>): string =>
  key ?? lead.field;
