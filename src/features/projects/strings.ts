export const projectStrings = {
  heading: 'What changed for clients',
  client: (name: string, sector: string) => `${name}, ${sector}`,
  more: 'What was wrong, and what we did',
  problem: 'What was wrong',
  solution: 'What we did',
  results: 'What changed',
  before: 'Before',
  after: 'After',
};
