import { useState } from 'react';
import type { StaffTable } from '#schemas/api/staff-tabs.ts';
import { useStaffTab, type TableOverview } from '#desk/api/staff-tabs.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Loaded } from '../form/loaded.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { OpenTabForm } from './open-tab-form.tsx';
import css from './tab.module.css';
import { TabView } from './tab-view.tsx';
import type { TabLabels } from './use-tab-labels.ts';

type TableDialogProps = {
  table: StaffTable;
  area: string;
  overview: TableOverview;
  restaurantId: number;
  labels: TabLabels;
  /** Says on the page what was done, where the dialog closes with it. */
  onDone(sentence: string): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** A table: its tab with all that can be done with it, or the form that opens one. */
export function TableDialog(props: TableDialogProps) {
  const { table, area, overview, restaurantId, labels, onDone, ...modal } = props;
  const words = useDeskMessages().deskTabs;
  // Whoever looks at a tab goes on looking at it where others close or move it meanwhile.
  const [tabId, setTabId] = useState(table.tab?.id ?? null);
  if (tabId === null && table.tab) setTabId(table.tab.id);
  const query = useStaffTab(tabId);
  const leave = (sentence: string) => {
    onDone(sentence);
    modal.onClose();
  };
  return (
    <Modal
      {...modal}
      isWide
      title={words.tableIn(query.data?.table ?? table.name, query.data?.area ?? area)}
      text={
        query.data && query.data.state === 'open'
          ? words.openSince(labels.clock(query.data.opened_at))
          : tabId === null
            ? `${words.seats(table.seats)}. ${table.seated ? words.seated(table.seated.name, table.seated.party) : words.free}.`
            : words.seats(table.seats)
      }
      closeLabel={words.close}
    >
      <div className={css.body}>
        {tabId === null ? (
          <OpenTabForm
            restaurantId={restaurantId}
            tableId={table.id}
            guest={table.seated?.name ?? ''}
            onOpened={setTabId}
          />
        ) : (
          <Loaded query={query}>
            {(tab) => (
              <TabView
                tab={tab}
                isStale={query.isError}
                overview={overview}
                labels={labels}
                onLeave={leave}
              />
            )}
          </Loaded>
        )}
      </div>
    </Modal>
  );
}
