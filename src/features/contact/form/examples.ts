/** Services and projects for tests. */
export const subjects = {
  services: [
    { id: 'desks', title: 'Desks', examples: ['A desk', 'A hall'] },
    { id: 'chairs', title: 'Chairs', examples: ['A chair'] },
    { id: 'lamps', title: 'Lamps' },
  ],
  projects: [{ id: 'loom', subject: 'Half the wait (Loom)' }],
};
