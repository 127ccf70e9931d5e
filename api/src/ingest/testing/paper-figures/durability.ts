import type { PaperFigures } from './paper-figure.ts';

export const durabilityOnPaper: PaperFigures = {
  // Days from the Monday of the TIN to the outcome: K1 1,840, K2 1,449, K9 1,088; K8 652; K4 2,581,
  // K5 2,231, K6 2,614; K3 and K7 have no TIN. Caps: 1 + 2 + 3 + 1, 0 + 0, 0 + 1 + 3. Before: K12
  // 1,841 days, 1 cap; K13 2,595 days, 2 caps. The nation: K14 1,843 days, 2 caps; K15 1,127, 0.
  statistics: {
    total: {
      RetreadTiresAvgAge: 3.99,
      UsedTiresAvgAge: 1.79,
      RejectedTiresAvgAge: 6.78,
      AverageAge: 4.87,
      AverageTimesRecap: 1.22,
      RejectTireRate: 33.33,
      TotalCount: 9,
      RetreadTiresAvgAgePrev: 5.04,
      UsedTiresAvgAgePrev: null,
      RejectedTiresAvgAgePrev: 7.1,
      AverageAgePrev: 6.07,
      AverageTimesRecapPrev: 1.5,
      RejectTireRatePrev: 50,
      RetreadTiresAvgAgeNatAvg: 5.05,
      RejectedTiresAvgAgeNatAvg: 3.09,
      AverageAgeNatAvg: 4.07,
      AverageTimesRecapNatAvg: 1,
      TotalCountNatAvg: 0.4,
    },
    rows: [
      { PeriodType: '0', AverageAge: 4.87, TotalCount: 9 },
      { PeriodType: '1', AverageAge: 6.07, TotalCount: 2 },
      { PeriodType: '2', AverageAge: 4.07, TotalCount: 0.4 },
    ],
  },
  // Kestrel K4, K5, K8, K9; Northvale K1, K2, K3, K6; K7 is of unknown make.
  casing_brand_count: {
    total: { Quantity: 9, QuantityPrev: 2, QuantityNatAvg: 0.4 },
    rows: [
      {
        Brand: 'Kestrel',
        Quantity: 4,
        TirePercentage: 44.44,
        QuantityPrev: 1,
        TirePercentagePrev: 50,
        QuantityNatAvg: 0.2,
      },
      { Brand: 'Northvale', Quantity: 4, TirePercentage: 44.44, QuantityPrev: 1 },
      { Brand: 'Unknown', Quantity: 1, TirePercentage: 11.11, QuantityPrev: 0 },
    ],
  },
  // Kestrel 2,581 + 2,231 + 652 + 1,088 days of 4; Northvale 1,840 + 1,449 + 2,614 of 3.
  average_brand_age: {
    total: { AvgAge: 4.87, Total: 7, AvgAgePrev: 6.07, TotalPrev: 2, AvgAgeNatAvg: 4.07 },
    rows: [
      {
        CasingBrandName: 'Kestrel',
        AvgAge: 4.48,
        Total: 4,
        AvgAgePrev: 7.1,
        AvgAgeNatAvg: 3.09,
      },
      {
        CasingBrandName: 'Northvale',
        AvgAge: 5.39,
        Total: 3,
        AvgAgePrev: 5.04,
        AvgAgeNatAvg: 5.05,
      },
    ],
  },
  // On the drive axle: K1, K6 by their mounts, K2 by its design, K5. Trail: K3, K4, K9, K8 by design.
  average_previous_caps: {
    total: { AvgPrevCaps: 1.22, Total: 9, AvgPrevCapsPrev: 1.5, AvgPrevCapsNatAvg: 1 },
    rows: [
      {
        CasingBrandName: 'Kestrel',
        AvgPrevCaps: 0.5,
        Total: 4,
        AvgPrevCapsPrev: 2,
        Rows: [
          { Position: 'drive', AvgPrevCaps: 1, Total: 1 },
          { Position: 'trail', AvgPrevCaps: 0.33, Total: 3 },
        ],
      },
      {
        CasingBrandName: 'Northvale',
        AvgPrevCaps: 2.25,
        Total: 4,
        AvgPrevCapsPrev: 1,
        Rows: [
          { Position: 'drive', AvgPrevCaps: 2, Total: 3 },
          { Position: 'trail', AvgPrevCaps: 3, Total: 1 },
        ],
      },
      {
        CasingBrandName: 'Unknown',
        AvgPrevCaps: 0,
        Total: 1,
        Rows: [{ Position: 'unknown', AvgPrevCaps: 0, Total: 1 }],
      },
    ],
  },
  reject_tire_rate: {
    total: { RejectRatePercentage: 33.33, Total: 9, RejectRatePercentagePrev: 50 },
    rows: [
      {
        Brand: 'Kestrel',
        RejectRatePercentage: 50,
        Total: 4,
        Rows: [
          { Position: 'drive', RejectRatePercentage: 100, Total: 1 },
          { Position: 'trail', RejectRatePercentage: 33.33, Total: 3 },
        ],
      },
      {
        Brand: 'Northvale',
        RejectRatePercentage: 25,
        Total: 4,
        Rows: [
          { Position: 'drive', RejectRatePercentage: 33.33, Total: 3 },
          { Position: 'trail', RejectRatePercentage: 0, Total: 1 },
        ],
      },
      { Brand: 'Unknown', RejectRatePercentage: 0, Total: 1 },
    ],
  },
  // Received in the two months: all of the above, and K10 and K11, which are in process.
  casings_submitted: {
    total: { CasingSubmitted: 11, CasingSubmittedPrev: 2, CasingSubmittedNatAvg: 0.4 },
    rows: [
      {
        CasingBrandName: 'Kestrel',
        CasingSubmitted: 5,
        Total: 5,
        Rows: [
          { Position: 'drive', CasingSubmitted: 1, Total: 5 },
          { Position: 'trail', CasingSubmitted: 4, Total: 5 },
        ],
      },
      {
        CasingBrandName: 'Northvale',
        CasingSubmitted: 5,
        Total: 5,
        Rows: [
          { Position: 'drive', CasingSubmitted: 4, Total: 5 },
          { Position: 'trail', CasingSubmitted: 1, Total: 5 },
        ],
      },
      { CasingBrandName: 'Unknown', CasingSubmitted: 1 },
    ],
  },
};
