import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/**
 * Around every part that uses Chakra; such a part is always a lazy chunk, so that no customer
 * pays for Chakra before the first dialog, drawer or form.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
