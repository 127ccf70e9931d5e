import { TemplateBar } from '../saved/template-bar.tsx';
import type { ChangeView } from '../selection/use-view-params.ts';
import { BackToReport } from './back-to-report.tsx';

interface DeskBarProps {
  /** The whole address, with kept lists written out. */
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  /** Leaves the template for the own report. */
  readonly onBack: () => void;
}

/** What a template that is open offers: what it is, how it is changed, and the way back. */
export function DeskBar({ params, change, onBack }: DeskBarProps) {
  return (
    <TemplateBar
      params={params}
      change={change}
      wayBack={(isUnsaved) => <BackToReport isUnsaved={isUnsaved} onBack={onBack} />}
    />
  );
}
