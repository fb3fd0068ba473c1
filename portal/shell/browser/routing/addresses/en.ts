import { builtAddresses } from '../built-addresses.ts';

export const ADDRESSES = builtAddresses('en');
