import { TemplateBar } from '../saved/template-bar.tsx';
import type { ChangeView } from '../selection/use-view-params.ts';
import { BackToReport } from './back-to-report.tsx';

interface DeskBarProps {
  /** The complete address, with stored lists expanded. */
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  /** Leaves the template for the user's own combined report. */
  readonly onBack: () => void;
}

/** The bar of an open template: its name, its changes and the way back. */
export function DeskBar({ params, change, onBack }: DeskBarProps) {
  return (
    <TemplateBar
      params={params}
      change={change}
      wayBack={(isUnsaved) => <BackToReport isUnsaved={isUnsaved} onBack={onBack} />}
    />
  );
}
