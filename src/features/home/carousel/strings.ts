const slide = (number: number, total: number) => `${number} of ${total}`;

export const sliderStrings = {
  label: 'Highlights',
  slide,
  /** The row of all slides, which scrolls without JavaScript. */
  track: 'All slides',
  choose: 'Choose a slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slides',
  play: 'Play slides',
  empty: 'No slides available',
};

export const testimonialsStrings = {
  stars: (stars: number) => `${stars} out of 5 stars`,
  slide,
  track: 'All testimonials',
  position: (first: number, second: number, total: number) => `${first} and ${second} of ${total}`,
  previous: 'Previous testimonials',
  next: 'Next testimonials',
  pause: 'Pause testimonials',
  play: 'Play testimonials',
};
