import type { PaperFigures } from './paper-figure.ts';

export const purchasesOnPaper: PaperFigures = {
  // January 4 + 2 new, 6 caps. February 8 − 1 − 1 new, 4 − 1 + 0 caps. The nation: 5 new, 10 caps.
  retread_vs_new: {
    total: {
      New: 12,
      Retread: 9,
      RetreadToNewRatio: 0.75,
      NewPrev: 2,
      RetreadPrev: 3,
      RetreadToNewRatioPrev: 1.5,
      RetreadToNewRatioNatAvg: 2,
    },
    rows: [
      { Date: '2025-01-01', New: 6, Retread: 6, RetreadToNewRatio: 1 },
      { Date: '2025-02-01', New: 6, Retread: 3, RetreadToNewRatio: 0.5 },
    ],
  },
  // January: C1 1,600 + 150, C2 250 = 2,000 of 4,225 (900 tires, 1,080 caps, 45 repairs, 200 C6).
  // February: C1 −400, C3 600 = 200 of 3,160 (60, 2,400, 720 − 180 − 20, 80, 25, 175, −300).
  // A year before: C11 700 of 1,340. The nation: C13 2,000 of 3,800.
  emergency_service: {
    total: {
      TotalCost: 7385,
      EmergencyCost: 2200,
      EmergencyPercent: 29.79,
      TotalCostPrev: 1340,
      EmergencyCostPrev: 700,
      EmergencyPercentPrev: 52.24,
      EmergencyPercentNatAvg: 52.63,
    },
    rows: [
      { TotalCost: 4225, EmergencyCost: 2000, EmergencyPercent: 47.34 },
      { TotalCost: 3160, EmergencyCost: 200, EmergencyPercent: 6.33 },
    ],
  },
  // Scheduled: C6 200 in January, C7 175 in February; C9 is stock. Before: C12 100. The nation: C14
  // 300 beside the 2,000 of C13.
  emergency_vs_scheduled: {
    total: {
      TotalCost: 2575,
      EmergencyCost: 2200,
      ScheduledCost: 375,
      EmergencyPercent: 85.44,
      ScheduledPercent: 14.56,
      TotalCostPrev: 800,
      EmergencyPercentPrev: 87.5,
      ScheduledPercentPrev: 12.5,
      EmergencyPercentNatAvg: 86.96,
      ScheduledPercentNatAvg: 13.04,
    },
    rows: [
      { TotalCost: 2200, EmergencyPercent: 90.91, ScheduledCost: 200, ScheduledPercent: 9.09 },
      { TotalCost: 375, EmergencyPercent: 53.33, ScheduledCost: 175, ScheduledPercent: 46.67 },
    ],
  },
  // Caps 1,080, then 720 − 180 − 20; repairs 45, then 60: 45 of 1,125, 60 of 580, 105 of 1,705.
  repair_and_retread_cost: {
    total: {
      Repair: 105,
      Retread: 1600,
      RepairPercent: 6.16,
      RepairPrev: 0,
      RetreadPrev: 540,
      RepairPercentPrev: 0,
      RepairPercentNatAvg: 0,
    },
    rows: [
      { Repair: 45, Retread: 1080, RepairPercent: 4 },
      { Repair: 60, Retread: 520, RepairPercent: 10.34 },
    ],
  },
  // The whole is 5,880: 2,400 + 1,600 + (1,600 − 400) + 900 + 80 − 300; the last counts only in the
  // total. Previous year: caps 540, tires 700. National average: tires 2,000 and caps 1,500,
  // divided by five.
  top_products: {
    total: {
      TotalSpend: 5880,
      Quantity: 23,
      TotalSpendPercentage: 100,
      TotalSpendPrev: 1240,
      QuantityPrev: 5,
      TotalSpendNatAvg: 700,
    },
    rows: [
      {
        Product: 'Kestrel Trail 3 11R22.5',
        TotalSpend: 2400,
        Quantity: 8,
        TotalSpendPercentage: 40.82,
      },
      {
        Product: 'Northvale RT Drive 11R22.5',
        TotalSpend: 1600,
        Quantity: 9,
        TotalSpendPercentage: 27.21,
        TotalSpendPrev: 540,
        TotalSpendNatAvg: 300,
        TotalSpendPercentagePrev: 43.55,
        TotalSpendPercentageNatAvg: 42.86,
      },
      {
        Product: 'Northvale Haul 1 11R22.5',
        TotalSpend: 1200,
        Quantity: 3,
        TotalSpendPercentage: 20.41,
        TotalSpendPrev: 700,
        TotalSpendNatAvg: 400,
      },
      { Product: 'Northvale Steer 2 295/75R22.5', TotalSpend: 900, TotalSpendPercentage: 15.31 },
      {
        Product: 'Northvale Casing 11R22.5',
        TotalSpend: 80,
        Quantity: 2,
        TotalSpendPercentage: 1.36,
      },
    ],
  },
};
