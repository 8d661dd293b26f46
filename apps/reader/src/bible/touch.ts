/** Whether the device is used with fingers first, as a phone is: it has neither a right button nor keys to name. */
export const usesTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
