import { priceStrings } from '@/ui/PriceLine/strings';
import { sharedLinkStrings } from '@/ui/TextLink/strings';
import { getJobs } from '@/content/jobs';
import { getOffices } from '@/content/offices';
import { getPage } from '@/content/pages/getPage';
import { getPortrait } from '@/content/portraits';
import { getLinkedProjects } from '@/content/projects';
import { getServices, type Service } from '@/content/services';
import { getSite } from '@/content/site';
import { mailto } from '@/lib/mailto';
import { routes } from '@/lib/routes';
import { getFixedInfo } from '@/seo/pageInfo';

const strings = { reads: 'reads it' };

/** A service in the form, with the examples of its prices, which messages can be about. */
function toFormService({ id, title, prices }: Service) {
  const examples = prices?.examples.map(({ name, price }) => `${name}, ${priceStrings.range(price)}`);
  return { id, title, examples };
}

export const getContactInfo = async () =>
  getFixedInfo(routes.contact, await getPage('contact'), { drawing: 'envelope' });

export async function getContactPage() {
  const contact = await getPage('contact');
  const reader = await getPortrait(contact.form.reader);
  const site = await getSite();
  const { unsure } = await getPage('services');
  const jobCount = (await getJobs()).length;
  const services = (await getServices()).map(toFormService);
  return {
    ...contact,
    head: await getContactInfo(),
    site,
    reader: reader && { person: reader, verb: strings.reads },
    offices: await getOffices(),
    services,
    projects: (await getLinkedProjects()).map(({ id, title, client }) => ({ id, subject: `${title} (${client})` })),
    careers: {
      email: site.careersEmail,
      href: mailto(site.careersEmail, sharedLinkStrings.openApplication),
      seeJobs: jobCount > 0 ? sharedLinkStrings.seeJobs(jobCount) : undefined,
    },
    unsure: services.find(({ id }) => id === unsure)?.title,
  };
}
