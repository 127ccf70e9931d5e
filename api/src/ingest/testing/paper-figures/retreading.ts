import type { PaperFigures } from './paper-figure.ts';

export const retreadingOnPaper: PaperFigures = {
  // Finished: K1, K2, K9 by 0000009 and K3 by 0000008. Before: K12.
  top_retreaders: {
    total: { Finished: 4, TotalRetreadsPercentage: 100, FinishedPrev: 1 },
    rows: [
      {
        Dealer: 'Deep Fork Retreading',
        Nonsig: '0000009',
        Finished: 3,
        TotalRetreadsPercentage: 75,
        FinishedPrev: 1,
        TotalRetreadsPercentagePrev: 100,
      },
      { Dealer: 'Calder Tire Service', Finished: 1, TotalRetreadsPercentage: 25, FinishedPrev: 0 },
    ],
  },
  // K5 and K6; K4. Before: K13. The nation: K15, a belt separation.
  rejected_failures: {
    total: { RejectTires: 3, RejectTiresPrev: 1, RejectTiresNatAvg: 0.2 },
    rows: [
      {
        RejectReason: 'Run flat',
        RejectTires: 2,
        RejectTiresPercentage: 66.67,
        RejectTiresPrev: 1,
        RejectTiresPercentagePrev: 100,
        RejectTiresNatAvg: 0,
      },
      {
        RejectReason: 'Belt separation',
        RejectTires: 1,
        RejectTiresPercentage: 33.33,
        RejectTiresPrev: 0,
        RejectTiresNatAvg: 0.2,
        RejectTiresPercentageNatAvg: 100,
      },
    ],
  },
  // K1 10 days, K2 10, K3 12; K9 was picked up after its finish. Before: K12 10. The nation: K14 6.
  turnaround_time: {
    total: {
      Finished: 3,
      TotalDays: 32,
      AverageDays: 10.67,
      FinishedPrev: 1,
      AverageDaysPrev: 10,
      AverageDaysNatAvg: 6,
    },
    rows: [
      { Finished: 2, TotalDays: 20, AverageDays: 10 },
      { Finished: 1, TotalDays: 12, AverageDays: 12 },
    ],
  },
  // K1 1 nail hole and 1 spot, K2 2 nail holes; K7 1 nail hole and 1 section, K8 2 spots.
  repair_summary: {
    total: {
      Tires: 9,
      NailHoles: 4,
      Section: 1,
      Spot: 3,
      Bead: 0,
      TiresPrev: 2,
      NailHolesPrev: 1,
      NailHolesAvg: 0.44,
      SectionAvg: 0.11,
      SpotAvg: 0.33,
      BeadAvg: 0,
      TiresNatAvg: 0.4,
      NailHolesAvgPrev: 0.5,
      NailHolesAvgNatAvg: 0,
    },
    rows: [
      { Tires: 4, NailHoles: 3, Section: 0, Spot: 1, NailHolesAvg: 0.75, SpotAvg: 0.25 },
      { Tires: 3, NailHoles: 0, Section: 0, Spot: 0, NailHolesAvg: 0, SpotAvg: 0 },
      { Tires: 2, NailHoles: 1, Section: 1, Spot: 2, NailHolesAvg: 0.5, SpotAvg: 1 },
    ],
  },
};
