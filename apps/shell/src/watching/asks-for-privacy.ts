/** Whether this browser asks not to be observed: Do Not Track, or Global Privacy Control. */
export const asksForPrivacy = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
