import type {
  ConditionPart,
  ConditionReport,
  KeptConditions,
} from '@portal/contract/analysis-reports';
import { Fragment, type ReactNode } from 'react';
import { CoverPanel } from './cover.panel.tsx';
import { GroupPanels } from './group-panels.tsx';
import { LossPanel } from './loss.panel.tsx';
import { PhotosPanel } from './photos.panel.tsx';
import {
  AccountsPanel,
  OwnersPanel,
  PlacesPanel,
  SpecsPanel,
  SurveysPanel,
} from './row-panels.tsx';
import { StatisticsPanel } from './statistics.panel.tsx';
import { UnitPanels } from './unit-panels.tsx';

type PartRenderer = (report: ConditionReport) => ReactNode;

const elsewhere = () => null;

/**
 * Renderer of each part. The cover shows name and comment as well; charts are shown beside their
 * tables.
 */
const shown: Readonly<Record<ConditionPart, PartRenderer>> = {
  CoverPage: elsewhere,
  ReportName: elsewhere,
  Comment: elsewhere,
  StatisticData: ({ StatisticData: data }) => data && <StatisticsPanel data={data} />,
  GraphPageHeader: elsewhere,
  MultipleGraphs: (report) => <GroupPanels report={report} />,
  FleetConditionalData: (report) =>
    // With charts, the tables are rendered beside them.
    !report.MultipleGraphs && <GroupPanels report={report} />,
  PotentialLossData: ({ PotentialLossData: data }) => data && <LossPanel data={data} />,
  AccountTireReportsData: (report) => <PlacesPanel report={report} />,
  AccountData: (report) => <AccountsPanel report={report} />,
  OwnerData: (report) => <OwnersPanel report={report} />,
  SurveyData: (report) => <SurveysPanel report={report} />,
  UnitsData: (report) => report.UnitsData && <UnitPanels report={report} />,
  SpecInformationData: (report) => <SpecsPanel report={report} />,
  ImagesData: ({ ImagesData: photos }) => photos && <PhotosPanel photos={photos} />,
};

/** The ordered parts of a fleet conditions report. */
export function ConditionReportParts({ report }: { readonly report: KeptConditions }) {
  return (
    <>
      <CoverPanel report={report} />
      {report.parts.map((part) => (
        <Fragment key={part}>{shown[part](report)}</Fragment>
      ))}
    </>
  );
}
