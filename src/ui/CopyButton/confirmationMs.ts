/** How long a button says that it has copied. */
export const confirmationMs = 2500;
