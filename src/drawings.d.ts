declare module '@art/*.svg?drawing' {
  const drawing: import('@/drawings/picture').Drawing;
  // biome-ignore lint/style/noDefaultExport: the drawing is all that the file has
  export default drawing;
}
