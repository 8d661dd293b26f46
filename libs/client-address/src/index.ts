export { addressKey } from './address-key.ts';
export { clientAddress, forwardedAddress, forwardedFor } from './client-address.ts';
