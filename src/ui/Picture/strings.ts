export const unavailable = (title: string) => `Image unavailable for ${title}`;
