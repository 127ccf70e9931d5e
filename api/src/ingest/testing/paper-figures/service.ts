import type { PaperFigures } from './paper-figure.ts';

export const serviceOnPaper: PaperFigures = {
  // 0000007: C1, C3, C6, C9. 0000008: C2, C10, C7, C8. 0000009: C4. C5 was cancelled.
  top_servicing_dealers: {
    total: {
      TotalCalls: 9,
      EmergencyCalls: 5,
      ScheduledCalls: 3,
      StockCalls: 1,
      TotalCallsPrev: 2,
      EmergencyCallsPrev: 1,
      ScheduledCallsPrev: 1,
      StockCallsPrev: 0,
    },
    rows: [
      {
        DealerName: 'Bauer Tire',
        Nonsig: '0000007',
        TotalCalls: 4,
        TotalCallsPrev: 1,
        EmergencyCalls: 2,
        ScheduledCalls: 1,
        StockCalls: 1,
      },
      {
        DealerName: 'Calder Tire Service',
        Nonsig: '0000008',
        TotalCalls: 4,
        EmergencyCalls: 2,
        ScheduledCalls: 2,
        StockCalls: 0,
      },
      { DealerName: 'Deep Fork Retreading', TotalCalls: 1, EmergencyCalls: 1, TotalCallsPrev: 0 },
    ],
  },
  // January: C1, C2, C6, C9. February: C3, C4, C7, C8, and C10, which was received on February 28
  // in Ohio.
  calls_by_month: {
    total: {
      TotalCalls: 9,
      EmergencyCalls: 5,
      ScheduledCalls: 3,
      StockCalls: 1,
      TotalCallsPrev: 2,
      TotalCallsNatAvg: 0.4,
      EmergencyCallsNatAvg: 0.2,
      ScheduledCallsNatAvg: 0.2,
    },
    rows: [
      { TotalCalls: 4, EmergencyCalls: 2, ScheduledCalls: 1, StockCalls: 1, TotalCallsPrev: 1 },
      { TotalCalls: 5, EmergencyCalls: 3, ScheduledCalls: 2, StockCalls: 0, TotalCallsPrev: 1 },
    ],
  },
  // C2 was in Indiana; the state of C4 is unknown.
  calls_by_state: {
    total: { TotalCalls: 9, TotalCallsPrev: 2, TotalCallsNatAvg: 0.4 },
    rows: [
      {
        State: 'OH',
        TotalCalls: 7,
        EmergencyCalls: 3,
        ScheduledCalls: 3,
        StockCalls: 1,
        TotalCallsPrev: 2,
        TotalCallsNatAvg: 0.2,
        EmergencyCallsNatAvg: 0,
      },
      { State: 'IN', TotalCalls: 1, EmergencyCalls: 1, TotalCallsPrev: 0, TotalCallsNatAvg: 0.2 },
      { State: 'Unknown', TotalCalls: 1, EmergencyCalls: 1, TotalCallsNatAvg: 0 },
    ],
  },
  // Seconds: C1 7,200, C2 5,400, C10 10,800; C3 has no time, C4 took 25 hours. Before: C11 3,600.
  // The nation: C13 9,000.
  avg_roll_time: {
    total: {
      Calls: 3,
      AvgRollTime: 7800,
      CallsPrev: 1,
      AvgRollTimePrev: 3600,
      CallsNatAvg: 0.2,
      AvgRollTimeNatAvg: 9000,
    },
    rows: [
      { Calls: 2, AvgRollTime: 6300 },
      { Calls: 1, AvgRollTime: 10800 },
    ],
  },
};
