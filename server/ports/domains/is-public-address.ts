import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the internet at large: not of this machine, of a private network, of
 * a cloud's own services, or of a kind that wraps another address.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
