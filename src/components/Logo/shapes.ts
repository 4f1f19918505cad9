/** The logo in a square of 30 units: a letter and the leaf in its angle. */
export const letter = 'M0 0h30v6H18v24h-6V6H0z';
export const leaf = 'M18 22A14 14 0 0 1 30 8A14 14 0 0 1 18 22Z';
