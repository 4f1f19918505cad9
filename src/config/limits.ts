/** How many services the home page shows, from the front of the catalogue. */
export const homeServices = 3;
