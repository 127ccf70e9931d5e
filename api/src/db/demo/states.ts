/** A state or province of the demo data: code, country, region, hours from UTC, and summer time. */
export interface State {
  readonly code: string;
  readonly country: 'US' | 'CA';
  readonly region: string;
  /** Hours from UTC in winter. */
  readonly offset: number;
  readonly hasSummerTime: boolean;
}

const regions: Record<string, { country: 'US' | 'CA'; states: string }> = {
  Northeast: { country: 'US', states: 'CT-5 MA-5 ME-5 NH-5 NJ-5 NY-5 PA-5 RI-5' },
  Southeast: { country: 'US', states: 'AL-6 FL-5 GA-5 KY-5 MS-6 NC-5 SC-5 TN-6 VA-5 WV-5' },
  Midwest: { country: 'US', states: 'IA-6 IL-6 IN-5 KS-6 MI-5 MN-6 MO-6 ND-6 NE-6 OH-5 SD-6 WI-6' },
  'South Central': { country: 'US', states: 'AR-6 LA-6 OK-6 TX-6' },
  West: { country: 'US', states: 'AZ-7 CA-8 CO-7 ID-7 MT-7 NM-7 NV-8 OR-8 UT-7 WA-8 WY-7' },
  'Eastern Canada': { country: 'CA', states: 'NB-4 NS-4 ON-5 QC-5' },
  'Western Canada': { country: 'CA', states: 'AB-7 BC-8 MB-6 SK-6' },
};

const withoutSummerTime = ['AZ', 'SK'];

export const states: ReadonlyMap<string, State> = new Map(
  Object.entries(regions).flatMap(([region, { country, states: list }]) =>
    list.split(' ').map((item) => {
      const code = item.slice(0, 2);
      const offset = Number(item.slice(2));
      const hasSummerTime = !withoutSummerTime.includes(code);
      return [code, { code, country, region, offset, hasSummerTime }] as const;
    }),
  ),
);
