interface Counted {
  services: readonly unknown[];
  jobs: readonly unknown[];
  articles: readonly unknown[];
}

/** What fills the gaps that every text of the content may have. Counts are figures, so that prose stays true. */
export const siteGaps = (name: string, { services, jobs, articles }: Counted) => ({
  name,
  services: services.length,
  roles: jobs.length,
  articles: articles.length,
});

/** The gaps that every text may have; others belong to one field, whose description names them. */
export const siteGapNames: readonly string[] = Object.keys(siteGaps('', { services: [], jobs: [], articles: [] }));
