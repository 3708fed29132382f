import { useLocation } from 'react-router-dom';
import { isDineInPath, orderPathsOf } from '../paths.ts';

/** Where the steps of an order are: at a table those of the table, elsewhere the others. */
export const useOrderPaths = () => orderPathsOf(useLocation().pathname);

/** The present page orders to a table. */
export const useIsDineIn = (): boolean => isDineInPath(useLocation().pathname);
