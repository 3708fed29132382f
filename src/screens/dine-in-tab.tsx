import { TabPage } from '../features/dine-in/tab/tab-page.tsx';

/** /dine-in-menu/tab: the bill of a table, to its guests (rule R82). */
export const DineInTabScreen = TabPage;
