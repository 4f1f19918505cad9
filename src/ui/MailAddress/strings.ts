export const mailStrings = { address: 'or email' };
