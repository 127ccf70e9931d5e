import { type SavedTab, savedTabs, tabs } from '@portal/contract/fleet-dashboard';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Badge, Tabs } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import classes from './report-tabs.module.css';

interface ReportTabsProps {
  readonly shown: SavedTab;
  readonly onTab: (tab: SavedTab) => void;
  /** The number of reports in the combined report. */
  readonly count: number;
  /** The actions for the tab in view. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** The sections of the dashboard, followed by the combined report with its count. */
export function ReportTabs({ shown, onTab, count, tools, children }: ReportTabsProps) {
  const { t } = useWords();
  const choose = (value: string | null) => {
    const tab = savedTabs.find((each) => each === value);
    if (tab) onTab(tab);
  };
  return (
    <Tabs value={shown} onChange={choose}>
      <div className={classes.head}>
        <Tabs.List aria-label={t('tab.label')} className={classes.list}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tab.${tab}`)}
            </Tabs.Tab>
          ))}
          <Tabs.Tab
            value="combined"
            className={classes.combined}
            rightSection={
              <Badge circle={count < 10} variant={count > 0 ? 'filled' : 'light'}>
                {formatInteger(count)}
              </Badge>
            }
          >
            {t('combined.tab')}
          </Tabs.Tab>
        </Tabs.List>
        {tools}
      </div>
      {children}
    </Tabs>
  );
}
