// UI strings: links, also in islands.

export const linkStrings = { newTab: 'opens in a new tab', map: 'View on map' };
