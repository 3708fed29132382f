import type { Tab } from '#schemas/api/tabs.ts';
import type { TableOverview } from '#desk/api/staff-tabs.ts';
import type { TabLabels } from './use-tab-labels.ts';

/** What each of the things that are done with a tab is given. */
export type TabStepProps = {
  tab: Tab;
  overview: TableOverview;
  labels: TabLabels;
  onBack(): void;
  /** It is done: says so. */
  onDone(sentence: string): void;
};
