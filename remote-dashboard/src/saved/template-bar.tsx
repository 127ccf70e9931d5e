import type { ChangeView } from '../selection/use-view-params.ts';
import { OpenedTemplate } from './opened-template.tsx';
import { templateOf } from './template-of.ts';

interface TemplateBarProps {
  /** The whole address, with kept lists written out. */
  readonly params: URLSearchParams;
  readonly change: ChangeView;
}

/** Which template is open and whether it is run or edited; nothing while none is. */
export function TemplateBar({ params, change }: TemplateBarProps) {
  const open = templateOf(params);
  return open && <OpenedTemplate key={open.id} open={open} params={params} change={change} />;
}
