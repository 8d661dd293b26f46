export { addressKey } from './address-key.ts';
export { clientAddress, forwardedFor } from './client-address.ts';
