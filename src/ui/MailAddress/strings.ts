export const mailStrings = {
  address: 'or email',
  onPaper: (email: string) => `To apply, write to ${email}.`,
};
