/** The product's title, in one place. */
export const productTitle = 'Berea';
export const productTagline = 'Your tool for deep scriptural exploration';
