// The company that this project ships with. Whoever takes it over is told where it is still named.

/** What is the sample's alone. */
export const sample = {
  url: 'https://trelliswork.example',
  words: ['Trelliswork', 'TechPulse', 'Pune', 'Singapore', 'Morrisville'],
};

/** Whether a site still is the sample. */
export const isSample = (url: unknown) => url === sample.url;
