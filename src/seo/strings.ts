export const sharingStrings = {
  pictureAlt: (title: string, name: string) => `${title}, beside an illustration and the logo of ${name}`,
};
