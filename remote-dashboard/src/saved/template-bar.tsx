import type { ReactNode } from 'react';
import type { ChangeView } from '../selection/use-view-params.ts';
import { OpenedTemplate } from './opened-template.tsx';
import { templateOf } from './template-of.ts';

interface TemplateBarProps {
  /** The complete address, with stored lists expanded. */
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  /** Renders the way out of the template, with or without unsaved changes. */
  readonly wayBack: (isUnsaved: boolean) => ReactNode;
}

/** The open template, and whether it is run or edited; renders nothing while none is open. */
export function TemplateBar(props: TemplateBarProps) {
  const open = templateOf(props.params);
  return open && <OpenedTemplate {...props} key={open.id} open={open} />;
}
