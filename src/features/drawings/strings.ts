export const drawingStrings = {
  title: 'Drawings',
  description: 'All drawings, with the names by which content chooses them.',
};
