export const careersStrings = {
  noFit: 'No role that fits? Write to us anyway',
  openApplication: 'Send an open application',
};
