import { useWords } from '@portal/platform/i18n';
import { Button, IconArrowLeft } from '@portal/platform/ui';
import { TemplateBar } from '../saved/template-bar.tsx';
import type { ChangeView } from '../selection/use-view-params.ts';
import classes from './desk-bar.module.css';

interface DeskBarProps {
  /** The whole address, with kept lists written out. */
  readonly params: URLSearchParams;
  readonly change: ChangeView;
  /** Leaves the template for the own report. */
  readonly onBack: () => void;
}

/** What a template that is open offers: what it is, how it is changed, and the way back. */
export function DeskBar({ params, change, onBack }: DeskBarProps) {
  const { t } = useWords();
  return (
    <div className={classes.bar}>
      <Button
        size="compact-sm"
        variant="subtle"
        className={classes.back ?? ''}
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        onClick={onBack}
      >
        {t('desk.back')}
      </Button>
      <TemplateBar params={params} change={change} />
    </div>
  );
}
