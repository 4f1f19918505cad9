export const homeStrings = {
  projectLink: (client: string) => `See what we did for ${client}`,
  proofLink: (client: string) => `How ${client} did it`,
};
