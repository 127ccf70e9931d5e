import type { ReactNode } from 'react';
import type { ChangeView } from '../selection/use-view-params.ts';
import { OpenedTemplate } from './opened-template.tsx';
import { templateOf } from './template-of.ts';

interface TemplateBarProps {
  /** The whole address, with kept lists written out. */
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  /** Leads out of the template, whether or not it has changes that are not saved. */
  readonly wayBack: (isUnsaved: boolean) => ReactNode;
}

/** Which template is open and whether it is run or edited; nothing while none is. */
export function TemplateBar(props: TemplateBarProps) {
  const open = templateOf(props.params);
  return open && <OpenedTemplate {...props} key={open.id} open={open} />;
}
