/** The product's name, as shown to users. */
export const productTitle = 'Berea';
export const productTagline = 'Your tool for deep scriptural exploration';
